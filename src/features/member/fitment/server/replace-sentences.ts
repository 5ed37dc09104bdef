import type { FitInput } from './engine/fit-input.ts';
import { parseResume } from './engine/parse-resume.ts';

/** A sentence of the member's own and what is to stand in its place. */
export type Replacement = { quote: string; text: string };

/** The input with texts in the place of sentences, in the résumé and the profile; a sentence that neither holds stays. */
export function replaceSentences(input: FitInput, replacements: readonly Replacement[]): FitInput {
  return replacements.reduce((before, { quote, text }) => {
    const pattern = sentencePattern(quote, String.raw`\s+`);
    // A reader joins words that a line break divided, so that the sentence may stand only in the text as read.
    const resume = pattern.test(before.resume) ? before.resume : parseResume(before.resume, before.today).text;
    return {
      ...before,
      resume: pattern.test(resume) ? replaceIn(resume, pattern, text) : before.resume,
      ...(before.profile && {
        profile: { ...before.profile, text: replaceIn(before.profile.text ?? '', pattern, text) },
      }),
    };
  }, input);
}

/** The input with sentences at the top of the profile's text, where a summary stands. */
export function bringUp(input: FitInput, texts: readonly string[]): FitInput {
  if (texts.length === 0) return input;
  const summary = `Summary\n${texts.map((text) => `- ${text}`).join('\n')}\n\n`;
  return { ...input, profile: { ...input.profile, text: summary + (input.profile?.text ?? '') } };
}

const replaceIn = (whole: string, pattern: RegExp, text: string) => whole.replace(pattern, () => text.replaceAll(/\s+/g, ' '));

/** Finds a sentence, with `gap` (a pattern) between its words; within a longer word or sentence it is another one. */
export function sentencePattern(quote: string, gap: string): RegExp {
  const words = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(gap)}(?![\p{L}\p{N}])`, 'u');
}
