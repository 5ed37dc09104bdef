import * as z from 'zod';
import { resolveSkill, type Taxonomy } from '#features/base/skills/server/index.ts';
import { readNumbers } from './read-numbers.ts';

export type OtherSkill = { name: string; quote: string; where: 'ad' | 'resume' };
export type Wording = { summary: string | null; otherSkills: OtherSkill[] };
/** The facts that an answer is checked against: sentences that may be quoted and numbers that are true. */
export type VerifiedFacts = { taxonomy: Taxonomy; ad: readonly string[]; resume: readonly string[]; numbers: readonly number[] };

const Answer = z.object({
  summary: z.unknown(),
  other_skills: z.array(z.object({ name: z.string().trim().min(2).max(60), quote: z.string().trim().min(2).max(600) })).catch([]),
});

const MAX_SKILLS = 8;
const MIN_SUMMARY_LENGTH = 40;
const MAX_SUMMARY_LENGTH = 700;

/**
 * Keeps the parts of a model's answer that can be verified. A summary with a wrong number, a link or markup is dropped. A
 * skill is kept only when its quote is in the ad or résumé and names it, and the taxonomy does not contain it.
 */
export function checkAnswer(text: string | null, facts: VerifiedFacts): Wording {
  const parsed = Answer.safeParse(parseAnswer(text));
  if (!parsed.success) return { summary: null, otherSkills: [] };
  return { summary: checkSummary(parsed.data.summary, facts), otherSkills: checkSkills(parsed.data.other_skills, facts) };
}

/** The JSON of a model's answer; null for none. */
export function parseAnswer(text: string | null): unknown {
  try {
    // Some models wrap their JSON in a Markdown code block.
    return JSON.parse((text ?? '').replace(/^\s*```(?:json)?|```\s*$/g, ''));
  } catch {
    return null;
  }
}

function checkSummary(value: unknown, { numbers }: VerifiedFacts): string | null {
  if (typeof value !== 'string') return null;
  const summary = cleanText(value);
  if (summary.length < MIN_SUMMARY_LENGTH || summary.length > MAX_SUMMARY_LENGTH) return null;
  if (/[<>{}`|]|https?:|www\.|@\w/i.test(summary)) return null;
  return readNumbers(summary).every((number) => numbers.includes(number)) ? summary : null;
}

function checkSkills(proposed: readonly { name: string; quote: string }[], facts: VerifiedFacts): OtherSkill[] {
  const accepted = new Map<string, OtherSkill>();
  for (const { name, quote } of proposed) {
    const skill = cleanText(name);
    if (resolveSkill(facts.taxonomy, skill) !== null || !/^[\p{L}\p{N}][\p{L}\p{N} +#./&'’-]*$/u.test(skill)) continue;
    const source = findQuote(cleanText(quote), facts);
    const key = normalize(skill);
    if (!source || !normalize(source.quote).includes(key) || accepted.has(key)) continue;
    accepted.set(key, { name: skill, ...source });
  }
  return [...accepted.values()].slice(0, MAX_SKILLS);
}

// Returns the sentence of the source, never the model's version of it.
function findQuote(quote: string, { ad, resume }: VerifiedFacts): Omit<OtherSkill, 'name'> | null {
  const containsQuote = (sentence: string) => normalize(sentence).includes(normalize(quote));
  const resumeSentence = resume.find(containsQuote);
  if (resumeSentence !== undefined) return { quote: resumeSentence, where: 'resume' };
  const adSentence = ad.find(containsQuote);
  return adSentence === undefined ? null : { quote: adSentence, where: 'ad' };
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Replaces control characters and bidirectional overrides with spaces, and collapses white space. */
export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
