/** A name of the ad and the words of the member's sentence that show it, in UTF-16 units; null for the whole sentence. */
export type NamedEvidence = { name: string; mark: [number, number] | null };

export type Suggestion = { suggestion: string; marks: [number, number][] };

const WORD = /[\p{L}\p{M}\p{N}]/u;
const FINAL = /[\s.!।;,]*$/u;

/**
 * The member's own sentence with the ad's names in brackets after the words that show them. It adds nothing else, so it can
 * claim nothing that the sentence does not. A name that the sentence holds already is not repeated.
 */
export function suggestLine(quote: string, evidence: readonly NamedEvidence[]): Suggestion {
  const places = new Map<number, string[]>();
  for (const { name, mark } of evidence) {
    if (quote.toLowerCase().includes(name.toLowerCase())) continue;
    const at = placeAfter(quote, mark);
    const names = places.get(at) ?? [];
    if (!names.includes(name)) places.set(at, [...names, name]);
  }
  let suggestion = '';
  let from = 0;
  const marks: [number, number][] = [];
  for (const [at, names] of [...places].toSorted(([a], [b]) => a - b)) {
    suggestion += `${quote.slice(from, at)} (`;
    const start = suggestion.length;
    suggestion += names.join(', ');
    marks.push([start, suggestion.length]);
    suggestion += ')';
    from = at;
  }
  return { suggestion: suggestion + quote.slice(from), marks };
}

// A noun phrase ends before these words and before punctuation; elsewhere brackets would stand within a clause.
const MAY_FOLLOW =
  /^(?:[.,;:!?)।]|\s*$|\s+(?:to|of|with|for|in|on|by|from|at|after|before|during|across|and|or|as|per|using|through|under|over)\b)/i;

// After the last word that shows it where a phrase ends there, otherwise before the full stop of the sentence.
function placeAfter(quote: string, mark: [number, number] | null): number {
  const end = quote.replace(FINAL, '').length;
  if (mark === null) return end;
  let at = Math.min(mark[1], quote.length);
  while (at < quote.length && WORD.test(quote.charAt(at))) at += 1;
  return MAY_FOLLOW.test(quote.slice(at)) ? at : end;
}

/** A name as it stands within a sentence: "Variance analysis" as "variance analysis", "SQL" as it is. */
export function toNameInSentence(name: string): string {
  const [first = ''] = name.split(/\s/);
  const isPlainWord = /^\p{Lu}[\p{Ll}-]+$/u.test(first);
  return isPlainWord && name.includes(' ') && !/\s\S*\p{Lu}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
