import type { Taxonomy } from '#features/base/skills/server/index.ts';
import type { SkillEvidence } from './evidence.ts';
import type { Evidence } from './report-types.ts';
import { WEIGHTS } from './weights.ts';

export type Relation = Evidence['through']['relation'];

/** Evidence counted for a required skill, possibly through a related skill. */
export type Support = { evidence: SkillEvidence; relation: Relation; credit: number };
export type SkillCredit = { credit: number; support: Support[]; bestSkillId: string };

type EvidenceBySkill = ReadonlyMap<string, readonly SkillEvidence[]>;

/** The credit, from 0 to 1, of the best-supported of several alternative skills. Skills in `struck` earn nothing. */
export function creditSkills(
  taxonomy: Taxonomy,
  evidence: EvidenceBySkill,
  alternatives: readonly string[],
  struck: ReadonlySet<string>,
): SkillCredit {
  const credits = alternatives.map((skillId) => {
    const support = struck.has(skillId) ? [] : findSupport(taxonomy, evidence, skillId);
    return { credit: combine(support), support, bestSkillId: skillId };
  });
  return credits.reduce((best, next) => (next.credit > best.credit ? next : best));
}

function findSupport(taxonomy: Taxonomy, evidence: EvidenceBySkill, skillId: string): Support[] {
  const sources: [Relation, readonly string[]][] = [
    ['direct', [skillId]],
    ['implied', findImplyingSkills(taxonomy, evidence, skillId)],
    ['child', descendants(taxonomy, skillId)],
    ['sibling', taxonomy.siblings.get(skillId) ?? []],
    ['parent', taxonomy.byId.get(skillId)?.parents ?? []],
  ];
  const counted = new Set<string>();
  const support: Support[] = [];
  for (const [relation, ids] of sources) {
    const factor = relation === 'direct' ? 1 : WEIGHTS.inferred[relation];
    for (const id of ids) {
      if (counted.has(id)) continue;
      counted.add(id);
      for (const item of evidence.get(id) ?? []) support.push({ evidence: item, relation, credit: item.credit * factor });
    }
  }
  return support.sort((a, b) => b.credit - a.credit);
}

function findImplyingSkills(taxonomy: Taxonomy, evidence: EvidenceBySkill, skillId: string): string[] {
  return [...evidence.keys()].filter((id) => taxonomy.implied.get(id)?.includes(skillId)).sort();
}

function descendants(taxonomy: Taxonomy, skillId: string): string[] {
  const children = taxonomy.children.get(skillId) ?? [];
  return [...children, ...children.flatMap((child) => taxonomy.children.get(child) ?? [])];
}

// The best evidence counts in full. Up to three more pieces, each with a quote of its own and a credit of at least 0.3, add a
// share of what is missing to 1. Adding evidence never lowers the credit.
function combine(support: readonly Support[]): number {
  const best = support[0];
  if (!best) return 0;
  const quotes = new Set([best.evidence.quote]);
  let credit = best.credit;
  for (const { evidence, credit: further } of support.slice(1)) {
    if (quotes.size > 3) break;
    if (further < 0.3 || quotes.has(evidence.quote)) continue;
    quotes.add(evidence.quote);
    credit += (1 - credit) * WEIGHTS.further_evidence;
  }
  return Math.min(1, credit);
}
