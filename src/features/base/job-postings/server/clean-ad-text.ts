/** Turns a pasted or forwarded text into plain lines. */
import { htmlToLines, looksLikeHtml, tidyLines } from './html-to-lines.ts';

/** "[08/12/26, 8:14:05 AM] Asha: " and "08/12/2026, 08:14 - Asha: " before the messages of an exported chat. */
const CHAT_PREFIX =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f][ap]\.?m\.?)?\]?(?: -)? [^:\n]{1,40}: /i;
const FORWARDED = /^(?:forwarded(?: many times)?|<media omitted>|अग्रेषित)$/i;
/** `*bold*`, `_italic_` and `~struck~` of chats; `**bold**` of Markdown. */
const MARKS = /(^|[\s("'>:,.-])([*_~]{1,2})(?=\S)([^*_~\n]{1,300}?)\2(?=$|[\s).,:;!?"'-])/gu;
/** Phrases in bold with which a text without line breaks begins. */
const BOLD_OPENING = /^(\s*(?:\*[^*\n]{2,80}\*\s*){1,4})(?=\S)/;
const PICTOGRAM =
  /(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Emoji_Modifier}|\p{Extended_Pictographic})*|\p{Emoji_Modifier})/u;
const PICTOGRAMS = new RegExp(PICTOGRAM.source, 'gu');
/** Signs that are letters of ordinary texts although Unicode counts them among pictograms. */
const PLAIN_SIGNS = /[©®™‼⁉]/g;
const DIVIDER = /^[\s\-_=~*.•#|+]{3,}$/;
const MIN_PICTOGRAMS_IN_LINE = 2;

/**
 * Cleans a text: the marks, emoji and prefixes of chats go, emoji before a line make it an item of a list, and HTML becomes
 * lines. `restoreLines` breaks lines that have lost their line breaks.
 */
export function cleanAdText(source: string, restoreLines: (text: string) => string): string {
  const text = source
    .replaceAll('\0', '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|\f|\u2028|\u2029/g, '\n')
    .replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replaceAll(PLAIN_SIGNS, '');
  if (looksLikeHtml(text)) return htmlToLines(text);
  const lines = breakOpening(text).split('\n').flatMap(cleanLine);
  return tidyLines(restoreLines(lines.join('\n')));
}

const breakOpening = (text: string): string =>
  text.replace(BOLD_OPENING, (opening) => opening.replaceAll(/\*\s*(?=\*)/g, '*\n').replace(/\*\s*$/, '*\n'));

function cleanLine(original: string): string[] {
  const line = original.replace(CHAT_PREFIX, '').replaceAll(MARKS, '$1$3').replaceAll(MARKS, '$1$3');
  if (FORWARDED.test(line.trim()) || DIVIDER.test(line)) return [''];
  const pictograms = line.match(PICTOGRAMS)?.length ?? 0;
  if (pictograms === 0) return [line];
  // Several in one line stand where line breaks were.
  const parts = pictograms >= MIN_PICTOGRAMS_IN_LINE ? line.split(new RegExp(`(?=${PICTOGRAM.source})`, 'u')) : [line];
  return parts.flatMap((part) => {
    const isItem = new RegExp(`^\\s*${PICTOGRAM.source}`, 'u').test(part);
    const content = part.replaceAll(PICTOGRAMS, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(content)) return [];
    return [isItem && !content.endsWith(':') ? `- ${content.replace(/^[-•*]\s*/, '')}` : content];
  });
}
