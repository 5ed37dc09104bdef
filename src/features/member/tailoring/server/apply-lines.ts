import { sentencePattern } from '#features/member/fitment/server/index.ts';
import type { StoredProfile } from '#features/member/profiles/server/index.ts';

type Profile = StoredProfile['profile'];
type Line = { quote: string; text: string; top?: boolean };

/**
 * Puts lines into the place of the sentences that they word, where the profile holds these, and those for the top into the
 * summary. `tailored` are those put there.
 */
export function applyLines(profile: Profile, lines: readonly Line[]): { profile: Profile; tailored: string[] } {
  return lines.reduce<{ profile: Profile; tailored: string[] }>(
    ({ profile: before, tailored }, line) => {
      const after = applyLine(before, line);
      return after === null ? { profile: before, tailored } : { profile: after, tailored: [...tailored, line.text] };
    },
    { profile, tailored: [] },
  );
}

/** Whether the profile holds a sentence. */
export const holdsSentence = (profile: Profile, quote: string): boolean => applyLine(profile, { quote, text: quote }) !== null;

// The first place that holds the sentence; null without one.
function applyLine(profile: Profile, { quote, text, top }: Line): Profile | null {
  if (top) return { ...profile, about: [text.replaceAll(/\s+/g, ' '), profile.about].filter(Boolean).join('\n') };
  const pattern = sentencePattern(quote, String.raw`[^\S\n]+`);
  const replace = (whole: string) => whole.replace(pattern, () => text.replaceAll(/\s+/g, ' '));
  if (pattern.test(profile.about)) return { ...profile, about: replace(profile.about) };
  for (const section of ['experience', 'education'] as const) {
    const at = profile[section].findIndex((entry) => pattern.test(entry.text));
    if (at < 0) continue;
    return {
      ...profile,
      [section]: profile[section].map((entry, index) => (index === at ? { ...entry, text: replace(entry.text) } : entry)),
    };
  }
  return null;
}
