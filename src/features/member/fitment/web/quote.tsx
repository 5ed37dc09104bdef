import type { ReactNode } from 'react';
import './report.css';

type QuoteProps = {
  label: string;
  text: string;
  mark: readonly [number, number] | null;
  isResume?: boolean;
  note?: string | null;
};

/** A quoted sentence with its matching words underlined; sentences of the résumé have the colour of their status. */
export function Quote({ label, text, mark, isResume = false, note }: QuoteProps) {
  const [from, to] = mark ?? [0, 0];
  return (
    <p className={isResume ? 'quote from-resume' : 'quote'}>
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
