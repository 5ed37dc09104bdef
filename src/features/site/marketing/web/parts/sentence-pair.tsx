/** A quote and its source. */
type Quote = { source: string; text: string };

/** A requirement beside the sentence that meets it. */
export const SentencePair = ({ requirement, evidence }: { requirement: Quote; evidence: Quote }) => (
  <dl className="sentence-pair">
    <div>
      <dt className="small muted">{requirement.source}</dt>
      <dd>
        <q>{requirement.text}</q>
      </dd>
    </div>
    <div className="sentence-pair-evidence">
      <dt className="small muted">{evidence.source}</dt>
      <dd>
        <q>{evidence.text}</q>
      </dd>
    </div>
  </dl>
);
