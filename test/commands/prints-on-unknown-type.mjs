import { answer, serveBut, writeLine } from "./serve.mjs";

serveBut((message) => {
  writeLine("never seen that one");
  answer(message);
});
