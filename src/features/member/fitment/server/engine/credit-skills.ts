import type { Skill, Taxonomy } from '#features/base/skills/server/index.ts';
import { isProven, type SkillEvidence } from './evidence.ts';
import type { Evidence } from './report-types.ts';
import { WEIGHTS, type Grade } from './weights.ts';

export type Relation = Evidence['through']['relation'];

/** Evidence counted for a required skill, possibly through a related skill; `grade` is what it counts as for this skill. */
export type Support = { evidence: SkillEvidence; relation: Relation; grade: Grade };
export type SkillCredit = { credit: number; support: Support[]; bestSkillId: string };

type EvidenceBySkill = ReadonlyMap<string, readonly SkillEvidence[]>;

/** The credit, from 0 to 1, of the best-supported of several alternative skills. `isRefused` says which evidence is refused. */
export function creditSkills(
  taxonomy: Taxonomy,
  evidence: EvidenceBySkill,
  alternatives: readonly string[],
  isRefused: (evidence: SkillEvidence) => boolean,
): SkillCredit {
  const credits = alternatives.map((skillId) => {
    const support = findSupport(taxonomy, evidence, skillId).filter((item) => !isRefused(item.evidence));
    return { credit: support[0] ? WEIGHTS.credit[support[0].grade] : 0, support, bestSkillId: skillId };
  });
  return credits.reduce((best, next) =>
    next.credit > best.credit || (isDirect(next) && !isDirect(best) && next.credit === best.credit) ? next : best,
  );
}

// Of two that count the same, the one that the résumé names: "Excel", not Outlook as a part of Microsoft Office.
function isDirect({ support: [first] }: SkillCredit): boolean {
  return first?.relation === 'direct';
}

// The relations that count, strongest first. None of them crosses kinds: a tool does not show a soft skill.
function findSupport(taxonomy: Taxonomy, evidence: EvidenceBySkill, skillId: string): Support[] {
  const sources: [Relation, readonly string[]][] = [
    ['direct', [skillId]],
    ['child', descendants(taxonomy, skillId)],
    ['implied', findImplyingSkills(taxonomy, evidence, skillId)],
    // A tool says something of one like it, a method nothing of another.
    ['sibling', isTool(taxonomy, skillId) ? (taxonomy.siblings.get(skillId) ?? []) : []],
    // A field of work shows none of its tools.
    ['parent', isTool(taxonomy, skillId) ? [] : (taxonomy.byId.get(skillId)?.parents ?? [])],
  ];
  const counted = new Set<string>();
  const support: Support[] = [];
  const isOneOfMany = isField(taxonomy, skillId) && shownParts(taxonomy, evidence, skillId) < 2;
  for (const [relation, ids] of sources) {
    for (const id of ids) {
      if (counted.has(id) || !mayShow(taxonomy, id, skillId)) continue;
      counted.add(id);
      support.push(...(evidence.get(id) ?? []).flatMap((item) => supportThrough(relation, item, isOneOfMany)));
    }
  }
  // The order of the evidence of one skill is kept, so only the grade decides here.
  support.sort((a, b) => WEIGHTS.credit[b.grade] - WEIGHTS.credit[a.grade] || rank(a.relation) - rank(b.relation));
  // A task of several skills is one sentence, and said once.
  const isSaid = ({ evidence: { isTask, quote } }: Support, index: number) =>
    isTask && support.findIndex((other) => other.evidence.quote === quote) < index;
  return support.filter((item, index) => !isSaid(item, index));
}

function supportThrough(relation: Relation, evidence: SkillEvidence, isOneOfMany: boolean): Support[] {
  if ((evidence.isTitle || evidence.isTask) && (relation === 'sibling' || relation === 'parent')) return [];
  // A part of a field that was learnt here is not yet the field, which work with it is.
  const through =
    relation === 'child' && (isOneOfMany || isProven(evidence))
      ? 'implied'
      : evidence.isTask && relation === 'direct'
        ? 'words'
        : relation;
  const grade = gradeThrough(through, evidence.grade);
  return grade === 'none' ? [] : [{ evidence, relation: through, grade }];
}

// "Labour law" alone is no human resources work: a whole field is shown by two of its parts, or by its name.
function isField(taxonomy: Taxonomy, skillId: string): boolean {
  const kind = taxonomy.byId.get(skillId)?.kind;
  return (kind === 'domain' || kind === 'method') && (taxonomy.children.get(skillId)?.length ?? 0) >= WEIGHTS.field_parts;
}

// A part that is only claimed, or was learnt here, does not make the other parts a whole field.
function shownParts(taxonomy: Taxonomy, evidence: EvidenceBySkill, skillId: string): number {
  const counts = (item: SkillEvidence) => WEIGHTS.credit[item.grade] > WEIGHTS.credit.claimed && !isProven(item);
  return descendants(taxonomy, skillId).filter((id) => evidence.get(id)?.some(counts)).length;
}

const RELATIONS: readonly Relation[] = ['direct', 'child', 'implied', 'words', 'sibling', 'parent'];

function rank(relation: Relation): number {
  return RELATIONS.indexOf(relation);
}

// A kind of the skill counts as the skill. What implies it counts as implied, and what is only close as related, as long as it
// is more than a claim.
function gradeThrough(relation: Relation, grade: Grade): Grade {
  const { credit } = WEIGHTS;
  if (relation === 'direct' || relation === 'words' || relation === 'child') return grade;
  if (relation === 'implied') return credit[grade] >= credit.implied ? 'implied' : grade;
  return credit[grade] > credit.claimed ? 'related' : 'none';
}

function mayShow(taxonomy: Taxonomy, evidenceId: string, requiredId: string): boolean {
  if (evidenceId === requiredId) return true;
  const [shown, required] = [taxonomy.byId.get(evidenceId), taxonomy.byId.get(requiredId)];
  if (!shown || !required) return false;
  return isSoft(shown) === isSoft(required) && isSpokenLanguage(shown) === isSpokenLanguage(required);
}

function isTool(taxonomy: Taxonomy, skillId: string): boolean {
  const kind = taxonomy.byId.get(skillId)?.kind;
  return kind === 'tool' || kind === 'language' || kind === 'certification';
}

function isSoft({ kind }: Skill): boolean {
  return kind === 'soft';
}

function isSpokenLanguage({ kind, family }: Skill): boolean {
  return kind === 'language' && family === 'languages';
}

function findImplyingSkills(taxonomy: Taxonomy, evidence: EvidenceBySkill, skillId: string): string[] {
  return [...evidence.keys()].filter((id) => taxonomy.implied.get(id)?.includes(skillId)).sort();
}

function descendants(taxonomy: Taxonomy, skillId: string): string[] {
  const children = taxonomy.children.get(skillId) ?? [];
  return [...children, ...children.flatMap((child) => taxonomy.children.get(child) ?? [])];
}
