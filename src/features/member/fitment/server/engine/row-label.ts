import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { PROFESSIONS } from './ad-skills.ts';
import type { ExperienceRequirement, Requirement, SkillRequirement } from './parse-ad.ts';
import { countedWords } from './word-weights.ts';

/** How a row is called: a skill by its name, unless that says more than the ad; everything else by the words of the ad. */
export function labelOf(taxonomy: Taxonomy, requirement: Requirement): string {
  const asWritten = requirement.unit.text.slice(...requirement.mark).trim();
  if (requirement.kind === 'experience') return experienceLabel(requirement, asWritten);
  if (requirement.kind !== 'skill' && requirement.kind !== 'soft' && requirement.kind !== 'language') return asWritten;
  const name = nameOf(taxonomy, requirement);
  // "Excellent written" of "excellent written and spoken communication" is no name.
  return requirement.kind !== 'soft' && requirement.skillIds.length === 1 && saysMore(name, asWritten)
    ? capitalise(asWritten)
    : name;
}

// "8-12 years" alone says neither that they are of experience nor in what; a title alone does not say that work is meant.
function experienceLabel({ implied }: ExperienceRequirement, asWritten: string): string {
  if (implied) return `${SOMEBODY.test(asWritten) ? 'Experience as' : 'Experience in'} ${asWritten}`;
  const closed = asWritten.includes('(') ? asWritten : asWritten.replace(')', ' of experience');
  return /\b(?:experience|exp|working|worked|leading|managing|heading|supervising|in|as|within)\b/i.test(closed)
    ? closed
    : `${closed} of experience`;
}

// "Financial Analysis" and "Sales" are work, a "Web Developer" or "Sous Chef" is somebody.
const SOMEBODY = /(?:er|or|ist|ant|ent|ian|ive|ee|eur|chef|nurse|intern|lead|head|partner|expert|official|master|apprentice)s?$/i;

function nameOf(taxonomy: Taxonomy, { skillIds, general }: SkillRequirement): string {
  // "Office programs (Word, Excel, PowerPoint)" go by their kind.
  const isLong = skillIds.length > MAX_NAMES;
  if (general !== undefined && isLong && skillIds.includes(general)) return taxonomy.byId.get(general)?.name ?? general;
  const names = [...new Set(skillIds.map((id) => taxonomy.byId.get(id)?.name ?? id))];
  // Where the kind is asked for on its own as well, its examples go by the first of them.
  return general !== undefined && isLong ? `${names.slice(0, MAX_NAMES).join(' / ')} / …` : names.join(' / ');
}

// An ad is answered in its own words: "PLM" is not called by the one product that the skill is named after, nor "market trends"
// a market analysis. Only an abbreviation of the name and a misspelling go by it.
function saysMore(name: string, asWritten: string): boolean {
  const [own, ads] = [countedWords(name), countedWords(asWritten)];
  // Work goes by its name where the ad names who does it: "equity analyst".
  if (PERSON.test(asWritten) || own.every((word) => ads.includes(word))) return false;
  return !isShortFor(asWritten, name) && !isSpelledLike(asWritten, name);
}

function isShortFor(text: string, name: string): boolean {
  // "K8s".
  if (/^\p{L}\d+\p{L}$/u.test(text)) return true;
  const [letters, words] = [fold(text), name.split(/[^\p{L}\d&]+/u).filter(Boolean)];
  const initials = (list: readonly string[]) => fold(list.map((word) => word.charAt(0)).join(''));
  return letters.length > 1 && [words, words.filter((word) => !SMALL.test(word))].some((list) => initials(list) === letters);
}

const SMALL = /^(?:and|of|the|for|in|to|&)$/i;

// "GD& T", "HTML5", "Postgres", "Pyton": nearly the name itself.
function isSpelledLike(text: string, name: string): boolean {
  const [a, b] = [fold(text), fold(name)];
  const isShort = !/\s/.test(name) && a.length > 3 && b.startsWith(a);
  if (a === b || isShort || (a.includes(b) && !text.includes(' '))) return true;
  return !/\s/.test(text) && Math.abs(a.length - b.length) < 3 && a.slice(0, 3) === b.slice(0, 3) && a.at(-1) === b.at(-1);
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d+#]/gu, '');
}

const MAX_NAMES = 3;

const PERSON = new RegExp(`\\b(?:${PROFESSIONS})$`, 'i');

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
