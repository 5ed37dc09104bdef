import * as z from 'zod';
import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { findSkillByName } from '../engine/find-skill-by-name.ts';

export type OtherSkill = { name: string; quote: string; where: 'ad' | 'resume' };
export type Wording = { summary: string | null; otherSkills: OtherSkill[] };
/** The facts an answer is checked against: quotable sentences and true numbers. */
export type VerifiedFacts = { taxonomy: Taxonomy; ad: readonly string[]; resume: readonly string[]; numbers: readonly number[] };

const Answer = z.object({
  summary: z.unknown(),
  other_skills: z.array(z.object({ name: z.string().trim().min(2).max(60), quote: z.string().trim().min(2).max(600) })).catch([]),
});

const MAX_SKILLS = 8;
const SUMMARY_CHARACTERS = { least: 40, most: 700 };

/**
 * Keeps the verifiable parts of a model's answer. A summary with a wrong number, a link or markup is dropped; a skill is
 * kept only when its quoted sentence is in the ad or résumé, names it, and the taxonomy lacks it.
 */
export function checkAnswer(text: string | null, known: VerifiedFacts): Wording {
  const parsed = Answer.safeParse(parseJson(text ?? ''));
  if (!parsed.success) return { summary: null, otherSkills: [] };
  return { summary: honestSummary(parsed.data.summary, known), otherSkills: otherSkills(parsed.data.other_skills, known) };
}

function parseJson(text: string): unknown {
  try {
    // Some models wrap their JSON in a fence.
    return JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, ''));
  } catch {
    return null;
  }
}

function honestSummary(value: unknown, { numbers }: VerifiedFacts): string | null {
  if (typeof value !== 'string') return null;
  const summary = plain(value);
  if (summary.length < SUMMARY_CHARACTERS.least || summary.length > SUMMARY_CHARACTERS.most) return null;
  if (/[<>{}`|]|https?:|www\.|@\w/i.test(summary)) return null;
  const claimed = [...summary.matchAll(/\d+(?:[.,]\d+)?/g)].map((match) => Number(match[0].replace(',', '.')));
  return claimed.every((number) => numbers.includes(number)) ? summary : null;
}

function otherSkills(proposed: readonly { name: string; quote: string }[], known: VerifiedFacts): OtherSkill[] {
  const kept = new Map<string, OtherSkill>();
  for (const { name, quote } of proposed) {
    const own = plain(name);
    if (findSkillByName(known.taxonomy, own) !== null || !/^[\p{L}\p{N}][\p{L}\p{N} +#./&'’-]*$/u.test(own)) continue;
    const found = findQuote(plain(quote), known);
    if (!found || !folded(found.quote).includes(folded(own)) || kept.has(folded(own))) continue;
    kept.set(folded(own), { name: own, ...found });
  }
  return [...kept.values()].slice(0, MAX_SKILLS);
}

// Shows the source's own sentence, never the model's version of it.
function findQuote(quote: string, { ad, resume }: VerifiedFacts): Omit<OtherSkill, 'name'> | null {
  const holds = (sentence: string) => folded(sentence).includes(folded(quote));
  const own = resume.find(holds);
  if (own !== undefined) return { quote: own, where: 'resume' };
  const asked = ad.find(holds);
  return asked === undefined ? null : { quote: asked, where: 'ad' };
}

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

// Control characters and bidirectional overrides have no place in a sentence.
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
