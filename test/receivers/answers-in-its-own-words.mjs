export default ({ result }) => (result?.isError === false ? "ok" : "failed");
