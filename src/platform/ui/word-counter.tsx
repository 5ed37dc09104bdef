import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { Bar } from './bar.tsx';
import { classNames } from './class-names.ts';
import { countWords } from '#platform/contract/count-words.ts';

/** Shows the word count and its limit; goes into a field's `aside`. */
export function WordCounter({ text, limit }: { text: string; limit?: number }) {
  const words = countWords(text);
  if (limit === undefined) return <span className="counter num">{m.kit_words({ words })}</span>;
  const over = words - limit;
  const counts = { words: formatNumber(words), limit: formatNumber(limit) };
  return (
    <span className={classNames('counter num', over > 0 && 'is-over')} aria-live={over > 0 ? 'polite' : 'off'}>
      <Bar value={words} max={limit} {...(over > 0 && { tone: 'low' as const })} />
      {over > 0 ? m.kit_words_over({ ...counts, over: formatNumber(over) }) : m.kit_words_of(counts)}
    </span>
  );
}
