export default function receive() {}
