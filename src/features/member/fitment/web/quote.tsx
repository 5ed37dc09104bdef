import type { ReactNode } from 'react';

type QuoteProps = { label: string; text: string; mark: readonly [number, number] | null; mine?: boolean; note?: string | null };

/** A sentence with the words that matter underlined: the ad's on the left, yours on the right in the colour of its state. */
export function Quote({ label, text, mark, mine = false, note }: QuoteProps) {
  const [from, to] = mark ?? [0, 0];
  return (
    <p className={mine ? 'quote mine' : 'quote'}>
      <b>{label}</b>“{text.slice(0, from)}
      {to > from && <mark>{text.slice(from, to)}</mark>}
      {text.slice(to)}”{note && <span className="caption soft block">{note}</span>}
    </p>
  );
}

/** Stands where the résumé says nothing, or where it is not open yet. */
export function NoQuote({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <p className="quote none">
      {label && <b>{label}</b>}
      {children}
    </p>
  );
}
