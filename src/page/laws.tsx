import type { PageLaw, PageStep } from "../report/page-data.ts";
import { RuleText, Words } from "./answer.tsx";
import { Command } from "./command.tsx";
import { Envelope } from "./envelope.tsx";
import { usePage } from "./page-context.ts";

/** What generated envelopes show. */
export function Laws() {
  const { data } = usePage();
  if (data.laws.length === 0) {
    return null;
  }
  const ofReceivers = Map.groupBy(data.laws, ({ receiver, era }) => JSON.stringify([receiver, era]));
  return (
    <section id="laws" aria-labelledby="laws-title" tabIndex={-1}>
      <h2 id="laws-title">What generated envelopes show</h2>
      <p class="hint">A law holds for every envelope that is built in its way. These were broken.</p>
      {[...ofReceivers].map(([key, laws]) => (
        <section key={key} class="receiver">
          <h3>
            {laws[0]?.receiver} <span class="tag">{laws[0]?.era}</span>
          </h3>
          {laws.map((law) => (
            <Law key={law.id} law={law} />
          ))}
        </section>
      ))}
    </section>
  );
}

function Law({ law }: { readonly law: PageLaw }) {
  return (
    <section class="rule-faults" aria-label={`law ${law.id}, ${law.receiver}, ${law.era}`}>
      <h4>{law.id}</h4>
      <p class="rule">{law.statement}</p>
      {law.steps.map((step, at) => (
        <Step key={at} step={step} />
      ))}
      <Command text={law.replay} label={`the command that draws law ${law.id} again`} />
      {law.readyCase !== undefined && (
        <details class="no-print">
          <summary>As a case for a file of fixtures</summary>
          <Envelope text={law.readyCase} />
        </details>
      )}
    </section>
  );
}

function Step({ step }: { readonly step: PageStep }) {
  const { data } = usePage();
  const isRule = data.rules.some(({ id }) => id === step.because);
  return (
    <article class="fault">
      <Envelope text={step.envelope} isShort />
      <div>
        <dl class="answer">
          <dt>Expected</dt>
          <dd>
            <Words words={[step.expected]} />
          </dd>
          <dt>Got</dt>
          <dd class={step.isWrong ? "tone-failure" : "tone-pass"}>
            <code>{step.observed}</code>
            {!step.isWrong && <span class="meaning"> which is right</span>}
          </dd>
        </dl>
        {isRule ? <RuleText id={step.because} /> : <p class="why">{step.because}</p>}
      </div>
    </article>
  );
}
