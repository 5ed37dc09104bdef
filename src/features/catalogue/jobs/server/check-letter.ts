import { countWords } from '#platform/contract/count-words.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';

/** A cover letter without space around it; 422 for one with more words than are accepted. */
export function checkLetter({ config }: Context, text: string): string {
  const letter = text.trim();
  const limit = config.COVER_LETTER_MAX_WORDS;
  const words = countWords(letter);
  if (words > limit)
    throw invalid({ path: 'cover_letter', code: 'letter-too-long', params: { words, limit, over: words - limit } });
  return letter;
}
