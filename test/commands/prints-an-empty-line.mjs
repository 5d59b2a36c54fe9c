import { answer, serveBut, writeLine } from "./serve.mjs";

serveBut((message) => {
  writeLine("");
  answer(message);
});
