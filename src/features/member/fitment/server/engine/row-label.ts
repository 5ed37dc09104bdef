import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { PROFESSIONS } from './ad-skills.ts';
import type { Requirement, SkillRequirement } from './parse-ad.ts';
import { countedWords } from './word-weights.ts';

/** How a row is called: a skill by its name, unless that says more than the ad; everything else by the words of the ad. */
export function labelOf(taxonomy: Taxonomy, requirement: Requirement): string {
  const asWritten = requirement.unit.text.slice(...requirement.mark).trim();
  if (requirement.kind !== 'skill' && requirement.kind !== 'soft' && requirement.kind !== 'language') return asWritten;
  const name = nameOf(taxonomy, requirement);
  // "Excellent written" of "excellent written and spoken communication" is no name.
  return requirement.kind !== 'soft' && requirement.skillIds.length === 1 && saysMore(name, asWritten)
    ? capitalise(asWritten)
    : name;
}

function nameOf(taxonomy: Taxonomy, { skillIds }: SkillRequirement): string {
  return [...new Set(skillIds.map((id) => taxonomy.byId.get(id)?.name ?? id))].join(' / ');
}

// "KPIs and OKRs" for an ad that names KPIs, or "CAPA" for its corrective actions, would be words that it does not have. An
// abbreviation and a misspelling go by the name.
function saysMore(name: string, asWritten: string): boolean {
  const [own, ads] = [countedWords(name), countedWords(asWritten)];
  // Work goes by its name where the ad names who does it: "equity analyst".
  if (PERSON.test(asWritten) || own.every((word) => ads.includes(word))) return false;
  if (/ and |&/.test(name)) return true;
  const shared = own.filter((word) => ads.includes(word)).length;
  if (asWritten.includes(' ')) return !(shared > 0 && own.length === ads.length);
  return shared > 0 && asWritten.length > 4 && asWritten === asWritten.toLowerCase();
}

const PERSON = new RegExp(`\\b(?:${PROFESSIONS})$`, 'i');

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
