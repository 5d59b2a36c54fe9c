// Ends its process whatever it is put.
export default function receive() {
  process.exit(0);
}
