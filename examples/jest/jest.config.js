export default {
  testEnvironment: "node",
  // Jest runs ESM as it is, without a transform.
  transform: {},
};
