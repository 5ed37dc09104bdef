/** The sentences of a description in plain lines, without the marks of lists and headings. */
export function splitSentences(description: string): string[] {
  return description
    .split('\n')
    .flatMap((line) => line.replace(/^(?:## |- )/, '').split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Not after abbreviations such as "Rs." and "No.", and not inside "3.5". */
const SENTENCE_END =
  /(?<=[.!?।;])(?<!\b(?:rs|no|nos|mr|mrs|ms|dr|st|sr|jr|pvt|ltd|approx|exp|dept|govt|e\.g|i\.e|\p{L})\.)\s+(?=\S)/iu;
