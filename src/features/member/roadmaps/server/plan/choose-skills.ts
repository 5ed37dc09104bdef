import type { FitReport } from '#features/member/fitment/server/index.ts';
import { compareText, type Skill, type Taxonomy } from '#features/base/skills/server/index.ts';
import type { PlanInput, PlanReason } from './plan-types.ts';

/** A teachable skill with the required skills that it covers. */
export type Choice = { skill: Skill; reason: PlanReason; coveredSkillIds: string[] };
export type ChosenSkills = { choices: Choice[]; unplanned: string[] };

const MIN_SKILLS = 3;
const MAX_SKILLS = 10;

/**
 * Chooses at most 10 teachable skills for the gaps: the most points per hour first, each with its missing prerequisites. When
 * the gaps give fewer than 3, skills to strengthen and related skills are added, as far as there are any.
 */
export function chooseSkills(input: PlanInput): ChosenSkills {
  const teachable = new Map(input.catalogue.filter(isTeachable).map((skill) => [skill.id, skill]));
  const { candidates, unplanned } = findCandidates(input.report, input.taxonomy, teachable);
  const gaps = candidates.filter(({ reason }) => reason !== 'strengthen');
  const chosen = new Map<string, Choice>();
  pickGreedily(input, teachable, gaps, chosen, MAX_SKILLS);
  if (chosen.size < MIN_SKILLS)
    pickGreedily(input, teachable, [...candidates, ...relatedChoices(input, teachable)], chosen, MIN_SKILLS);
  return { choices: orderByPrerequisites(input.taxonomy, [...chosen.values()]), unplanned };
}

function isTeachable(skill: Skill): boolean {
  return (skill.resources ?? []).length > 0 && (skill.hours ?? 0) > 0;
}

function findCandidates(report: FitReport, taxonomy: Taxonomy, teachable: ReadonlyMap<string, Skill>) {
  const candidates = new Map<string, Choice>();
  const unplanned: string[] = [];
  for (const requirement of report.requirements) {
    if (!isLearnable(requirement)) continue;
    const reason = reasonFor(requirement);
    // Among alternatives, the first that is teachable itself.
    const required = requirement.skill_ids.find((id) => teachable.has(id)) ?? requirement.skill_ids[0];
    if (required === undefined) continue;
    const skill = nearestTeachable(taxonomy, teachable, required);
    if (!skill) {
      if (reason !== 'strengthen') unplanned.push(required);
      continue;
    }
    const existing = candidates.get(skill.id);
    candidates.set(skill.id, {
      skill,
      reason: existing ? strongerReason(existing.reason, reason) : reason,
      coveredSkillIds: [...new Set([...(existing?.coveredSkillIds ?? []), required])],
    });
  }
  return { candidates: [...candidates.values()], unplanned: [...new Set(unplanned)] };
}

// Years and degrees are not learnt in a plan, and words of the ad name no skill.
function isLearnable({ type }: FitReport['requirements'][number]): boolean {
  return type === 'skill' || type === 'soft' || type === 'language';
}

function reasonFor({ raise, status }: FitReport['requirements'][number]): PlanReason {
  if (raise === null || status === 'met') return 'strengthen';
  return status === 'missing' ? 'missing' : 'weak';
}

const REASON_ORDER: readonly PlanReason[] = ['missing', 'weak', 'prerequisite', 'strengthen'];

function strongerReason(a: PlanReason, b: PlanReason): PlanReason {
  return REASON_ORDER.indexOf(a) <= REASON_ORDER.indexOf(b) ? a : b;
}

// The skill itself, or else the nearest related skill that is teachable, at most three steps away.
function nearestTeachable(taxonomy: Taxonomy, teachable: ReadonlyMap<string, Skill>, id: string): Skill | null {
  let frontier = [id];
  const visited = new Set(frontier);
  for (let distance = 0; distance < 4; distance += 1) {
    for (const skillId of frontier) {
      const skill = teachable.get(skillId);
      if (skill) return skill;
    }
    frontier = frontier
      .flatMap((skillId) => [
        ...(taxonomy.byId.get(skillId)?.parents ?? []),
        ...(taxonomy.byId.get(skillId)?.implies ?? []),
        ...(distance === 0 ? (taxonomy.siblings.get(skillId) ?? []) : []),
      ])
      .filter((skillId) => !visited.has(skillId));
    for (const skillId of frontier) visited.add(skillId);
  }
  return null;
}

function pickGreedily(
  input: PlanInput,
  teachable: ReadonlyMap<string, Skill>,
  candidates: readonly Choice[],
  chosen: Map<string, Choice>,
  maxItems: number,
): void {
  const known = withPrerequisites(input);
  const remaining = new Map(candidates.map((choice) => [choice.skill.id, choice]));
  while (remaining.size > 0 && chosen.size < maxItems) {
    const chosenIds = [...chosen.keys()];
    const baseGain = input.gain(chosenIds);
    const bundles = [...remaining.values()]
      .map((choice) => ({
        choice,
        missing: missingPrerequisites(input.taxonomy, teachable, choice.skill.id, known).filter((id) => !chosen.has(id)),
      }))
      .filter(({ choice, missing }) => !chosen.has(choice.skill.id) && chosenIds.length + missing.length + 1 <= MAX_SKILLS)
      .map(({ choice, missing }) => {
        const hours = [choice.skill.id, ...missing].reduce((sum, id) => sum + (teachable.get(id)?.hours ?? 0), 0);
        return {
          choice,
          missing,
          gainPerHour: (input.gain([...chosenIds, ...missing, choice.skill.id]) - baseGain) / hours,
          hours,
        };
      });
    bundles.sort(
      (a, b) =>
        b.gainPerHour - a.gainPerHour ||
        REASON_ORDER.indexOf(a.choice.reason) - REASON_ORDER.indexOf(b.choice.reason) ||
        a.hours - b.hours ||
        compareText(a.choice.skill.id, b.choice.skill.id),
    );
    const best = bundles[0];
    if (!best) return;
    for (const id of best.missing) {
      const skill = teachable.get(id);
      // A prerequisite that the ad requires as well keeps its own reason.
      if (skill) chosen.set(id, remaining.get(id) ?? { skill, reason: 'prerequisite', coveredSkillIds: [best.choice.skill.id] });
      remaining.delete(id);
    }
    chosen.set(best.choice.skill.id, best.choice);
    remaining.delete(best.choice.skill.id);
  }
}

// The known skills and all their prerequisites, which need not be taught either.
function withPrerequisites({ known_skill_ids, taxonomy }: PlanInput): Set<string> {
  const known = new Set<string>();
  const open = [...known_skill_ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id)) continue;
    known.add(id);
    open.push(...(taxonomy.byId.get(id)?.prerequisites ?? []));
  }
  return known;
}

function missingPrerequisites(
  taxonomy: Taxonomy,
  teachable: ReadonlyMap<string, Skill>,
  id: string,
  known: ReadonlySet<string>,
): string[] {
  const missing = new Set<string>();
  const visit = (skillId: string): void => {
    for (const next of taxonomy.byId.get(skillId)?.prerequisites ?? []) {
      if (known.has(next) || missing.has(next)) continue;
      visit(next);
      if (teachable.has(next)) missing.add(next);
    }
  };
  visit(id);
  return [...missing];
}

// Teachable skills related to the required ones, for when those alone are too few.
function relatedChoices({ report, taxonomy }: PlanInput, teachable: ReadonlyMap<string, Skill>): Choice[] {
  const requiredIds = report.requirements.filter(isLearnable).flatMap(({ skill_ids }) => skill_ids);
  return requiredIds.flatMap((id) => {
    const skill = taxonomy.byId.get(id);
    const related = [
      ...(skill?.parents ?? []),
      ...(taxonomy.children.get(id) ?? []),
      ...(taxonomy.siblings.get(id) ?? []),
      ...(skill?.prerequisites ?? []),
    ];
    return related.flatMap((relatedId): Choice[] => {
      const relatedSkill = teachable.get(relatedId);
      return relatedSkill ? [{ skill: relatedSkill, reason: 'strengthen', coveredSkillIds: [id] }] : [];
    });
  });
}

// Prerequisites first, otherwise in the order in which the skills were chosen.
function orderByPrerequisites(taxonomy: Taxonomy, choices: readonly Choice[]): Choice[] {
  const byId = new Map(choices.map((choice) => [choice.skill.id, choice]));
  const ordered: Choice[] = [];
  const visited = new Set<string>();
  const visit = (id: string): void => {
    if (visited.has(id)) return;
    visited.add(id);
    for (const next of taxonomy.byId.get(id)?.prerequisites ?? []) visit(next);
    const choice = byId.get(id);
    if (choice) ordered.push(choice);
  };
  for (const choice of choices) visit(choice.skill.id);
  return ordered;
}
