import type { Preview } from './queries.ts';

/** The strongest evidence in short: each row's name with the sentence that supports it. */
export function StrongestQuotes({ preview }: { preview: Pick<Preview, 'strongest'> }) {
  return (
    <ul className="stack gap-2">
      {preview.strongest.map((row) => (
        <li key={row.id}>
          <span className="strong">{row.label}</span> <span className="small muted">“{row.evidence[0]?.quote}”</span>
        </li>
      ))}
    </ul>
  );
}
