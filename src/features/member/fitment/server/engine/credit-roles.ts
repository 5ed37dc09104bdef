import type { Taxonomy } from '#features/base/skills/server/index.ts';
import type { PastWork } from './credit-background.ts';
import type { SkillRequirement } from './parse-ad.ts';
import type { Position, Resume } from './parse-resume.ts';
import { skillFamiliesOf } from './role-similarity.ts';
import { WEIGHTS } from './weights.ts';

/** The role that implies a skill of its field, with what it counts as. */
export type RoleCredit = { position: Position; grade: 'implied' | 'related' };

/**
 * What the titles of roles say about a method or field that the ad names: a year in the same work implies those of its own
 * line of work, a year in the same field is related to them. No role implies a tool, a certificate or a soft skill.
 */
export function creditByRole(
  taxonomy: Taxonomy,
  resume: Resume,
  { titleSimilarities }: PastWork,
  { kind, skillIds }: SkillRequirement,
): RoleCredit | null {
  if (kind !== 'skill') return null;
  const families = new Set(
    skillIds.flatMap((id) => {
      const skill = taxonomy.byId.get(id);
      return skill?.kind === 'method' || skill?.kind === 'domain' ? [skill.family] : [];
    }),
  );
  if (families.size === 0) return null;
  const { implying_role, same_work, role } = WEIGHTS;
  const candidates = resume.positions.flatMap((position, index): RoleCredit[] => {
    const similarity = titleSimilarities[index] ?? 0;
    const months = position.span.to - position.span.from + 1;
    if (similarity < role.same_family || months < implying_role.months) return [];
    if (!skillFamiliesOf(position.title).some((family) => families.has(family))) return [];
    return [{ position, grade: similarity >= same_work.title ? 'implied' : 'related' }];
  });
  return candidates.find(({ grade }) => grade === 'implied') ?? candidates[0] ?? null;
}
