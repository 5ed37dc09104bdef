import { countWords } from '#platform/contract/count-words.ts';
import { formatBytes } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';

export type Limits = { cover_letter_words: number; file_bytes: number; file_types: string[] };

/** What is wrong with a letter; empty if nothing is. */
export function letterProblem(letter: string, limits: Limits | undefined): string {
  const words = countWords(letter);
  const limit = limits?.cover_letter_words ?? Number.POSITIVE_INFINITY;
  return words > limit ? m.problems_letter_too_long({ words, limit, over: words - limit }) : '';
}

/** What is wrong with a file, as far as can be told before its content is checked by the server; empty if nothing is. */
export function fileProblem(file: File | null, limits: Limits | undefined): string {
  if (!file) return '';
  const name = file.name.toLowerCase();
  if (name.endsWith('.doc')) return m.problems_file_old_word();
  if (limits && !limits.file_types.some((type) => name.endsWith(type))) return m.problems_file_type();
  if (file.size === 0) return m.problems_file_empty();
  return limits && file.size > limits.file_bytes ? tooLargeMessage(file, limits) : '';
}

export const tooLargeMessage = (file: File, limits: Limits): string =>
  m.problems_file_too_large({ size: formatBytes(file.size), limit: formatBytes(limits.file_bytes) });

/** "PDF, Word or plain text, up to 5 MB." */
export const fileHint = (limits: Limits | undefined): string =>
  limits ? m.jobs_apply_file_hint({ limit: formatBytes(limits.file_bytes) }) : '';
