/** A sentence, bullet or list entry: its text is exactly `source.slice(start, end)` with line breaks as spaces. */
export type TextUnit = { text: string; start: number; end: number };

/** A line before it is split into sentences. */
export type TextLine = TextUnit & { bullet: boolean; blankBefore: boolean };

const BULLET = /^(?:[•●▪◦‣■□➢➤►✓✔·*»❖◆✦★→▶❑⮚🔹🔸✅👉]|[Øø§>–—-](?=\s)|\(?\d{1,2}[.)](?=\s)|[a-z][.)](?=\s))\s*/u;

/** Normalizes line breaks, spaces and spaced-out words, so that offsets do not depend on how a file was made. */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?|\f|\u2028|\u2029/g, '\n')
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/(?<![\p{L}\p{N}])(?:\p{L} ){3,}\p{L}(?![\p{L}\p{N}])/gu, (spaced) => spaced.replaceAll(' ', ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The lines of a normalized text without their bullets. Empty lines are dropped; `blankBefore` marks the next line. */
export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  let blankBefore = false;
  for (const raw of text.split('\n')) {
    const marker = BULLET.exec(raw)?.[0] ?? '';
    const content = raw.slice(marker.length);
    if (content.trim() === '') blankBefore = true;
    else {
      lines.push({ text: content, start: start + marker.length, end: start + raw.length, bullet: marker !== '', blankBefore });
      blankBefore = false;
    }
    start += raw.length + 1;
  }
  return lines;
}

/**
 * Joins lines wrapped at the page width. `isOpening` marks lines that must not be joined to the previous one, `isClosed` (by
 * default the same) those that must not be joined to the next.
 */
export function joinWrapped(
  lines: readonly TextLine[],
  text: string,
  isOpening: (line: TextLine) => boolean,
  isClosed: (line: TextLine) => boolean = isOpening,
): TextLine[] {
  const isMixedCase = /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
  const joined: TextLine[] = [];
  let lastLength = 0;
  for (const line of lines) {
    const previous = joined.at(-1);
    const continues =
      previous !== undefined &&
      !line.bullet &&
      !line.blankBefore &&
      !isOpening(line) &&
      !isClosed(previous) &&
      wraps(previous, lastLength, line, isMixedCase);
    lastLength = line.text.length;
    if (previous && continues) {
      joined[joined.length - 1] = {
        ...previous,
        end: line.end,
        text: text.slice(previous.start, line.end).replaceAll('\n', ' '),
      };
    } else joined.push(line);
  }
  return joined;
}

const INNER_ABBREVIATION = /(?<![\p{L}.])(?:u\.s|u\.s\.a|u\.k|u\.a\.e|e\.?g|i\.?e)\.$/iu;

// In a text without capitals a small letter at the start of a line says nothing.
function wraps(previous: TextLine, lastLength: number, line: TextLine, isMixedCase: boolean): boolean {
  if (previous.text.endsWith(':') || previous.text.length > 2 * MAX_UNIT_LENGTH) return false;
  if (
    (isMixedCase ? /^[\p{Ll}(&]/u : /^[(&]/).test(line.text) ||
    /(?:[,&/–-]|\b(?:and|or|of|the|with|for|in|to|using|a|an|by|on|at|from))$/i.test(previous.text)
  )
    return true;
  // Without capitals nothing else tells that "in the u.s." ends no sentence.
  const isFinished = /[.!?;]$/.test(previous.text) && (isMixedCase || !INNER_ABBREVIATION.test(previous.text));
  return !isFinished && lastLength >= 65 && (previous.bullet || line.text.length >= 30 || line.text.endsWith('.'));
}

const SENTENCE_END = /[.!?;।]\s+(?=[\p{L}\d"“(•])/gu;
// Words before a full stop that ends no sentence: single letters ("U.P. Board"), titles, months, degrees and the like.
const ABBREVIATION =
  /(?:^|[^\p{L}\p{M}])(?:\p{L}|e\.?g|i\.?e|etc|approx|incl|no|nos|vs|sr|jr|dr|mr|mrs|ms|smt|prof|st|rs|govt|pvt|dept|engg|univ|mohd|md|vill|dist|mob|ph|reg|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|(?:b|m|d|ph)\.? ?(?:com|sc|tech|ed|phil|pharm|el|arch|lib|des|voc))$/iu;

/** Splits a line into sentences and at semicolons, but not at "Node.js", "e.g. x", "Aug. 2019" or "3.5 years". */
export function splitSentences(line: TextUnit): TextUnit[] {
  const units: TextUnit[] = [];
  let from = 0;
  for (const stop of line.text.matchAll(SENTENCE_END)) {
    if (stop[0].startsWith('.') && ABBREVIATION.test(line.text.slice(Math.max(0, stop.index - 14), stop.index))) continue;
    push(from, stop.index + 1);
    from = stop.index + stop[0].length;
  }
  push(from, line.text.length);
  return units;

  function push(start: number, end: number): void {
    for (let at = start; at < end;) {
      const stop = end - at > MAX_UNIT_LENGTH ? cutBefore(line.text, at + MAX_UNIT_LENGTH) : end;
      add(at, Math.max(stop, at + 1));
      at = Math.max(stop, at + 1);
    }
  }
  function add(start: number, end: number): void {
    const raw = line.text.slice(start, end);
    // A dash at the end separated the text from something that is not there.
    const text = raw.replace(/[\s‐–—-]+$/u, '').trim();
    const offset = start + raw.indexOf(text);
    if (/[\p{L}\p{N}]/u.test(text)) units.push({ text, start: line.start + offset, end: line.start + offset + text.length });
  }
}

// Parsing a clause looks back over its whole unit, so an endless sentence must not become one unit.
const MAX_UNIT_LENGTH = 600;

function cutBefore(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > at - MAX_UNIT_LENGTH / 2 ? space : at;
}

/** Whether a text only lists names: "Excel, payroll, pivot tables, policies". */
export function isList(text: string): boolean {
  const items = text.split(/[,;|•·]/);
  return items.length > MAX_ITEMS && text.split(/\s+/).length / items.length <= MAX_ITEM_WORDS;
}

const MAX_ITEMS = 4;
const MAX_ITEM_WORDS = 3;
