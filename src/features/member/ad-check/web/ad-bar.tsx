import { m } from '#platform/messages/messages.js';
import type { Reading } from './queries.ts';
import './ad-check.css';

const KINDS = ['condition', 'core', 'further', 'fact', 'left_out'] as const;
const LABELS = {
  condition: m.ad_check_count_conditions,
  core: m.ad_check_count_core,
  further: m.ad_check_count_further,
  fact: m.ad_check_count_facts,
  left_out: m.ad_check_count_left_out,
};

/** The ad from its first word to its last: one block for each piece, as wide as its words. */
export function AdBar({ reading }: { reading: Reading }) {
  const countOf = {
    condition: reading.conditions.length,
    core: reading.core.length,
    further: reading.further.length,
    fact: reading.facts.length,
    left_out: reading.pieces.filter(({ kind }) => kind === 'left_out').length,
  };
  return (
    <div className="stack gap-2.5">
      <div className="ad-bar" aria-hidden="true">
        {reading.pieces.map(({ start, end, kind, id }) => (
          <i
            key={start}
            {...(id !== null && { 'data-row': id })}
            className={`piece-${kind}`}
            style={{ '--words': Math.max(1, reading.text.slice(start, end).split(/\s+/).length) }}
          />
        ))}
      </div>
      <ul className="ad-legend small muted">
        {KINDS.filter((kind) => countOf[kind] > 0).map((kind) => (
          <li key={kind} className={`piece-${kind}`}>
            <i aria-hidden="true" />
            {LABELS[kind]({ count: countOf[kind] })}
          </li>
        ))}
      </ul>
    </div>
  );
}
