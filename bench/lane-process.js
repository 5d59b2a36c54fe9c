// A script: one run of a lane of `killtable mutate`. What to run comes as the only message.
import { runLane } from "../dist/src/mutate/lane.js";
import { mutatedProject } from "../dist/src/mutate/project.js";

process.once("message", async ({ lane, folder, isWhole }) => {
  const { times } = await runLane(lane, await mutatedProject(folder), isWhole ? { isWhole } : {});
  process.send(times, () => process.disconnect());
});
