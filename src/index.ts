export type {
  BuildOrder,
  CaseExpectation,
  CaseGroup,
  Clause,
  Corpus,
  CorpusCase,
  OpenDecision,
  OpenExpectation,
  Rule,
} from "./corpus/case.ts";
export { CorpusError } from "./corpus/corpus-error.ts";
export { envelopeText } from "./corpus/envelope-text.ts";
export { readCorpus } from "./corpus/read.ts";
export { type SelectedCase, type Selection, selectCases } from "./corpus/select.ts";
export {
  type Shape,
  type TakesEnvelope,
  type TakesResult,
  type TakesResultAndError,
  adapt,
  adaptMethod,
} from "./load/adapt.ts";
export { type Config, type ReceiverConfig, defineConfig } from "./load/config.ts";
export { CATEGORIES, type Category } from "./protocol/category.ts";
export { ERAS, type Era } from "./protocol/era.ts";
export { FEATURES, type Feature } from "./protocol/feature.ts";
export {
  type AnyReceiver,
  type Envelope,
  type Receiver,
  type ReceiverContext,
  contextFor,
} from "./protocol/receiver.ts";
export type { Decision } from "./receiver/decision.ts";
export { decide } from "./receiver/decide.ts";
export { fullReference } from "./receiver/full-reference.ts";
export { reference } from "./receiver/reference.ts";
export { referenceWith } from "./receiver/reference-with.ts";
export { type Claims, type ReceiverCase, casesFor } from "./run/cases-for.ts";
export { VoidError } from "./run/void-error.ts";
