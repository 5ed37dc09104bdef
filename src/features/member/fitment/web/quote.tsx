import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { foreignLanguageTag } from '#platform/language/language.ts';
import type { Evidence, FreeRow } from './queries.ts';
import './fitment.css';

/** Bullets of symbol fonts, which other fonts show as an empty box. */
const FONT_BULLET = /[\uE000-\uF8FF]/g;

type QuoteProps = {
  label: string;
  text: string;
  mark: readonly [number, number] | null;
  isResume?: boolean;
};

/** A quoted sentence with its matching words underlined; sentences of the résumé have the colour of their status. */
export function Quote({ label, text: original, mark, isResume = false }: QuoteProps) {
  const text = original.replaceAll(FONT_BULLET, '•');
  const [from, to] = mark ?? [0, 0];
  return (
    <p className={isResume ? 'quote from-resume' : 'quote'}>
      <b>{label}</b>
      <span lang={foreignLanguageTag(text)}>
        “{text.slice(0, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
        {text.slice(to)}”
      </span>
    </p>
  );
}

/** The ad's sentence beside the best evidence for it, or beside the words of the ad for the row about wording. */
export function QuotePair({ row, evidence }: { row: Pick<FreeRow, 'ad' | 'words'>; evidence: readonly Evidence[] }) {
  if (row.words) return <WordsUsed words={row.words} />;
  const [best] = evidence;
  return (
    <div className="quotes">
      <Quote label={m.fitment_the_ad()} text={row.ad.quote} mark={row.ad.mark} />
      {best && best.quote !== '' ? (
        <Quote isResume label={sourceLabel(best)} text={best.quote} mark={best.mark} />
      ) : (
        <p className="quote none">
          <b>{best ? sourceLabel(best) : m.fitment_your_resume()}</b>
          {best ? m.fitment_in_profile() : m.fitment_nothing_found()}
        </p>
      )}
    </div>
  );
}

function WordsUsed({ words: { used, unused } }: { words: NonNullable<FreeRow['words']> }) {
  return (
    <dl className="quotes">
      <WordList title={m.fitment_words_used()} words={used} className="quote from-resume" />
      <WordList title={m.fitment_words_unused()} words={unused} className="quote" />
    </dl>
  );
}

function WordList({ title, words, className }: { title: ReactNode; words: readonly string[]; className: string }) {
  return (
    <div className={className}>
      <dt>
        <b>{title}</b>
      </dt>
      <dd>{words.length > 0 ? words.join(', ') : m.fitment_words_none()}</dd>
    </div>
  );
}

/** Where a sentence stands: "Your résumé, July 2024 to Present". */
export function sourceLabel({ section, when }: Evidence): string {
  if (section === 'attached') return m.fitment_your_sentence();
  if (section === 'profile') return m.fitment_your_profile();
  return when === null ? m.fitment_your_resume() : m.fitment_your_resume_when({ when });
}
