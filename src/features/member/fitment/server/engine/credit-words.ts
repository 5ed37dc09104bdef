import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { creditPhrase, type StemmedUnit } from './credit-phrases.ts';
import type { SkillCredit } from './credit-skills.ts';
import type { SkillRequirement } from './parse-ad.ts';
import { parseStance } from './stance.ts';
import { WEIGHTS, type Grade } from './weights.ts';
import { countedWords, wordWeight } from './word-weights.ts';

/**
 * The credit of a skill with the sentence that says it in other words, where that is more: "review all variances" for variance
 * analysis. Only for fields of work: a tool or a language goes by its name.
 */
export function withWords(
  taxonomy: Taxonomy,
  requirement: SkillRequirement,
  credit: SkillCredit,
  units: readonly StemmedUnit[],
): SkillCredit {
  if (requirement.kind !== 'skill' || credit.credit >= WEIGHTS.credit.implied) return credit;
  const options = requirement.skillIds.flatMap((skillId) => {
    const skill = taxonomy.byId.get(skillId);
    if (!skill || (skill.kind !== 'method' && skill.kind !== 'domain')) return [];
    const names = [skill.name, ...(requirement.skillIds.length === 1 ? [requirement.unit.text.slice(...requirement.mark)] : [])];
    return names.map((name) => ({ skillId, words: [...new Set(countedWords(name))] }));
  });
  let best = credit;
  for (const { skillId, words } of options) {
    if (words.length === 0 || Math.max(...words.map(wordWeight)) < WEIGHTS.other_words.least) continue;
    const found = creditPhrase({ words }, units);
    if (!found.quote || !found.mark || parseStance(found.quote.text, ...found.mark) !== 'plain') continue;
    const grade: Grade = WEIGHTS.credit[found.grade] >= WEIGHTS.credit.implied ? 'implied' : 'related';
    if (WEIGHTS.credit[grade] <= best.credit) continue;
    const evidence = {
      skillId,
      quote: found.quote.text,
      section: found.quote.section,
      when: null,
      position: found.quote.position,
      grade: found.grade,
      mark: found.mark,
      span: null,
    };
    best = {
      credit: WEIGHTS.credit[grade],
      support: [{ evidence, relation: 'words', grade }, ...credit.support],
      bestSkillId: skillId,
    };
  }
  return best;
}
