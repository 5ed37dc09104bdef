import type { ReactNode } from 'react';

type QuoteProps = { label: string; text: string; mark: readonly [number, number] | null; mine?: boolean; note?: string | null };

/** A quoted sentence with its matching words underlined: the ad's on the left, the résumé's on the right in its status colour. */
export function Quote({ label, text, mark, mine = false, note }: QuoteProps) {
  const [from, to] = mark ?? [0, 0];
  return (
    <p className={mine ? 'quote mine' : 'quote'}>
      <b>{label}</b>“{text.slice(0, from)}
      {to > from && <mark>{text.slice(from, to)}</mark>}
      {text.slice(to)}”{note && <span className="caption muted block">{note}</span>}
    </p>
  );
}

/** Shown when the résumé has no evidence or the report is locked. */
export function NoQuote({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <p className="quote none">
      {label && <b>{label}</b>}
      {children}
    </p>
  );
}
