// The characters that Windows-1252 has for the bytes 0x80 to 0x9f; undefined bytes keep their number.
const WINDOWS_1252 = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];
const BYTES = new Map(WINDOWS_1252.map((character, index) => [character, 0x80 + index]));
const TRAIL = `[\u0080-\u00bf${WINDOWS_1252.join('')}]`;
const MISREAD = new RegExp(`[\u00c3-\u00df]${TRAIL}|\u00c2${TRAIL}?|[\u00e0-\u00ef]${TRAIL}{1,2}`, 'gu');
const decoder = new TextDecoder();

/** Repairs UTF-8 that was read as Windows-1252, such as "â€“" for "–". Leaves everything else as it is. */
export function repairEncoding(text: string): string {
  return text.replace(MISREAD, (misread) => {
    const bytes = [...misread].map((character) => BYTES.get(character) ?? character.charCodeAt(0));
    const character = decoder.decode(Uint8Array.from(bytes));
    if (!character.includes('\ufffd')) return PRIVATE_USE.test(character) ? '•' : character.normalize('NFKC');
    // The last byte of a full-width dash or comma and of a no-break space is a control character, which files drop.
    if (misread === '\u00c2') return ' ';
    return misread === '\u00ef\u00bc' ? ' - ' : misread;
  });
}

// Symbol fonts put their bullets into the private use area.
const PRIVATE_USE = /\p{Co}/u;

const CONSONANT = String.raw`[\u0915-\u0939\u0958-\u095f]\u093c?`;
const CLUSTER = String.raw`(?:${CONSONANT}\u094d){0,3}${CONSONANT}`;
const SIGNS = String.raw`[\u0900-\u0903\u093e-\u094c]{0,3}`;
const TRAILING_R = new RegExp(String.raw`(${CLUSTER}${SIGNS})\u0930\u094d`, 'gu');
const LEADING_I = new RegExp(String.raw`\u093f(${CLUSTER})`, 'gu');

/**
 * Restores the order of Devanagari letters in a text that stores them as they are drawn, as many PDFs do: the short i
 * before its consonants and the r of a cluster after it. A text with neither at a place that no word has is left alone.
 */
export function restoreDevanagariOrder(text: string): string {
  if (!/[\u0900-\u097f]/u.test(text)) return text;
  let restored = text
    .replace(/(?<=[\u0900-\u097f]) +(?=[\u093e\u0940-\u094d])/gu, '')
    .replace(/(?<=[\u0900-\u0963]) +(?=[,;।])/gu, '');
  // Where one of them stands as it is drawn, so does the other, also within words.
  const hasLeadingI = /(?<![\u0900-\u097f])\u093f/u.test(restored);
  if (hasLeadingI || /\u0930\u094d(?![\u0900-\u097f])/u.test(restored))
    restored = restored.replace(/\u0907\u0930\u094d/gu, '\u0908').replace(TRAILING_R, '\u0930\u094d$1');
  if (hasLeadingI) restored = restored.replace(LEADING_I, '$1\u093f');
  return restored;
}

const LAST_CLUSTER = new RegExp(String.raw`${CLUSTER}${SIGNS}$`, 'u');

/**
 * Moves the consonants of a vowel sign to it: PDFs draw them without a width, so that they end up with the run before. No
 * word starts with a vowel sign other than the short i, which is drawn first.
 */
export function moveMisplacedCluster(before: string, text: string): [before: string, text: string] {
  if (!/^[\u093e\u0940-\u094c]/u.test(text)) return [before, text];
  const cluster = LAST_CLUSTER.exec(before)?.[0] ?? '';
  return [before.slice(0, before.length - cluster.length), cluster + text];
}
