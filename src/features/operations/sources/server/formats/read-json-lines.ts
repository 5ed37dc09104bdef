import type { ParsedRow } from '#features/base/job-postings/server/index.ts';
import { SourceError } from '../source-error.ts';
import { textOf, type SourceDocument } from '../source-document.ts';
import { parsePlainObject } from './parse-plain-json.ts';

const MAX_LINE_LETTERS = 2_000_000;

/**
 * Reads one JSON object per line. An invalid line is reported and does not affect the others, but a file in which more than half
 * of the lines are invalid is not JSON Lines: then it throws a `SourceError` at its end.
 */
export async function* readJsonLines(document: SourceDocument): AsyncGenerator<ParsedRow> {
  let [rows, broken] = [0, 0];
  for await (const { text, number } of linesOf(document)) {
    if (text.trim() === '') continue;
    const row = parseLine(text, `line ${number}`);
    rows += 1;
    if ('reason' in row) broken += 1;
    yield row;
  }
  if (rows === 0) throw new SourceError('empty', 'The file is empty.');
  if (broken > rows / 2) throw new SourceError('mostly-broken', 'The file is not valid JSON Lines: most lines are broken.');
}

function parseLine(text: string, at: string): ParsedRow {
  if (text.length > MAX_LINE_LETTERS) return { at, reason: { code: 'row-too-long', params: { limit: MAX_LINE_LETTERS } } };
  try {
    return parsePlainObject(JSON.parse(text), at);
  } catch {
    return { at, reason: { code: 'row-not-json' } };
  }
}

/** The lines with their numbers; of a line that is too long only so much that this can be told. */
async function* linesOf(document: SourceDocument): AsyncGenerator<{ text: string; number: number }> {
  let rest = '';
  let number = 0;
  for await (const piece of textOf(document)) {
    const lines = (number === 0 && rest === '' ? piece.replace(/^\ufeff/, '') : piece).split('\n');
    for (const [index, line] of lines.entries()) {
      if (index > 0) {
        number += 1;
        yield { text: rest, number };
        rest = '';
      }
      if (rest.length <= MAX_LINE_LETTERS) rest += line;
    }
  }
  yield { text: rest, number: number + 1 };
}
