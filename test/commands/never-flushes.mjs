// It writes as a program does whose output is kept until the buffer is full.
import { serve } from "./serve.mjs";

const kept = [];
serve(({ seq }) => kept.push({ kind: "category", seq, category: "unclassified" }));
