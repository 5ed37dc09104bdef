/** A quote and its author. */
type Said = { by: string; words: string };

/** A requirement beside the sentence that meets it. */
export const SentencePair = ({ asked, answered }: { asked: Said; answered: Said }) => (
  <dl className="vetted-pair">
    <div>
      <dt className="small soft">{asked.by}</dt>
      <dd>
        <q>{asked.words}</q>
      </dd>
    </div>
    <div className="vetted-proof">
      <dt className="small soft">{answered.by}</dt>
      <dd>
        <q>{answered.words}</q>
      </dd>
    </div>
  </dl>
);
