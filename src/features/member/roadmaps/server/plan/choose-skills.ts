import type { FitReport } from '#features/member/fitment/server/index.ts';
import { compareText, type Skill, type Taxonomy } from '#features/base/skills/server/index.ts';
import type { PlanInput, PlanReason } from './plan-types.ts';

/** A teachable skill with the wanted skills it covers. */
export type Choice = { skill: Skill; reason: PlanReason; wanted: string[] };
export type ChosenSkill = { choices: Choice[]; unplanned: string[] };

const FEWEST = 3;
const MAX_ITEMS = 10;

/** Picks 3 to 10 teachable skills: the most points per hour first, each with the prerequisites the member lacks. */
export function chooseSkills(input: PlanInput): ChosenSkill {
  const teachable = new Map(input.catalogue.filter(isTeachable).map((skill) => [skill.id, skill]));
  const { candidates, unplanned } = findCandidates(input.report, input.taxonomy, teachable);
  const gaps = candidates.filter(({ reason }) => reason !== 'strengthen');
  const chosen = new Map<string, Choice>();
  pickGreedily(input, teachable, gaps, chosen, MAX_ITEMS);
  if (chosen.size < FEWEST) pickGreedily(input, teachable, [...candidates, ...neighbours(input, teachable)], chosen, FEWEST);
  return { choices: inOrder(input.taxonomy, [...chosen.values()]), unplanned };
}

function isTeachable(skill: Skill): boolean {
  return (skill.resources ?? []).length > 0 && (skill.hours ?? 0) > 0;
}

function findCandidates(report: FitReport, taxonomy: Taxonomy, teachable: ReadonlyMap<string, Skill>) {
  const candidates = new Map<string, Choice>();
  const unplanned: string[] = [];
  for (const requirement of report.requirements) {
    if (requirement.part !== 'skills') continue;
    const reason =
      requirement.raise === null || requirement.status === 'met'
        ? 'strengthen'
        : requirement.status === 'missing'
          ? 'missing'
          : 'weak';
    // Of alternatives, the first that can be taught directly.
    const wanted = requirement.skill_ids.find((id) => teachable.has(id)) ?? requirement.skill_ids[0];
    if (wanted === undefined) continue;
    const skill = nearestTeachable(taxonomy, teachable, wanted);
    if (!skill) {
      if (reason !== 'strengthen') unplanned.push(wanted);
      continue;
    }
    const held = candidates.get(skill.id);
    if (held)
      candidates.set(skill.id, {
        ...held,
        reason: stronger(held.reason, reason),
        wanted: [...new Set([...held.wanted, wanted])],
      });
    else candidates.set(skill.id, { skill, reason, wanted: [wanted] });
  }
  return { candidates: [...candidates.values()], unplanned: [...new Set(unplanned)] };
}

const RANK: readonly PlanReason[] = ['missing', 'weak', 'prerequisite', 'strengthen'];

function stronger(a: PlanReason, b: PlanReason): PlanReason {
  return RANK.indexOf(a) <= RANK.indexOf(b) ? a : b;
}

/** The skill itself, else the nearest parent or sibling with resources, at most three steps away. */
function nearestTeachable(taxonomy: Taxonomy, teachable: ReadonlyMap<string, Skill>, id: string): Skill | null {
  let ring = [id];
  const seen = new Set(ring);
  for (let distance = 0; distance < 4; distance += 1) {
    for (const at of ring) {
      const skill = teachable.get(at);
      if (skill) return skill;
    }
    ring = ring
      .flatMap((at) => [
        ...(taxonomy.byId.get(at)?.parents ?? []),
        ...(taxonomy.byId.get(at)?.implies ?? []),
        ...(distance === 0 ? (taxonomy.siblings.get(at) ?? []) : []),
      ])
      .filter((at) => !seen.has(at));
    for (const at of ring) seen.add(at);
  }
  return null;
}

function pickGreedily(
  input: PlanInput,
  teachable: ReadonlyMap<string, Skill>,
  candidates: readonly Choice[],
  chosen: Map<string, Choice>,
  most: number,
): void {
  const known = withFoundations(input);
  const open = new Map(candidates.map((choice) => [choice.skill.id, choice]));
  while (open.size > 0 && chosen.size < most) {
    const before = [...chosen.keys()];
    const base = input.gain(before);
    const bundles = [...open.values()]
      .map((choice) => ({
        choice,
        lacking: lackingPrerequisites(input.taxonomy, teachable, choice.skill.id, known).filter((id) => !chosen.has(id)),
      }))
      .filter(({ choice, lacking }) => !chosen.has(choice.skill.id) && before.length + lacking.length + 1 <= MAX_ITEMS)
      .map(({ choice, lacking }) => {
        const hours = [choice.skill.id, ...lacking].reduce((sum, id) => sum + (teachable.get(id)?.hours ?? 0), 0);
        return { choice, lacking, worth: (input.gain([...before, ...lacking, choice.skill.id]) - base) / hours, hours };
      });
    bundles.sort(
      (a, b) =>
        b.worth - a.worth ||
        RANK.indexOf(a.choice.reason) - RANK.indexOf(b.choice.reason) ||
        a.hours - b.hours ||
        compareText(a.choice.skill.id, b.choice.skill.id),
    );
    const best = bundles[0];
    if (!best) return;
    for (const id of best.lacking) {
      const skill = teachable.get(id);
      // A prerequisite that the ad wants as well keeps its own reason.
      if (skill) chosen.set(id, open.get(id) ?? { skill, reason: 'prerequisite', wanted: [best.choice.skill.id] });
      open.delete(id);
    }
    chosen.set(best.choice.skill.id, best.choice);
    open.delete(best.choice.skill.id);
  }
}

// A member who knows Docker does not need its prerequisites taught.
function withFoundations({ known_skill_ids, taxonomy }: PlanInput): Set<string> {
  const known = new Set<string>();
  const open = [...known_skill_ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id)) continue;
    known.add(id);
    open.push(...(taxonomy.byId.get(id)?.prerequisites ?? []));
  }
  return known;
}

function lackingPrerequisites(
  taxonomy: Taxonomy,
  teachable: ReadonlyMap<string, Skill>,
  id: string,
  known: ReadonlySet<string>,
): string[] {
  const lacking = new Set<string>();
  const visit = (at: string): void => {
    for (const next of taxonomy.byId.get(at)?.prerequisites ?? []) {
      if (known.has(next) || lacking.has(next)) continue;
      visit(next);
      if (teachable.has(next)) lacking.add(next);
    }
  };
  visit(id);
  return [...lacking];
}

// When the ad's own skills are too few, their relatives make the learner stronger in the same field.
function neighbours({ report, taxonomy }: PlanInput, teachable: ReadonlyMap<string, Skill>): Choice[] {
  const wanted = report.requirements.flatMap(({ part, skill_ids }) => (part === 'skills' ? skill_ids : []));
  return wanted.flatMap((id) => {
    const skill = taxonomy.byId.get(id);
    const related = [
      ...(skill?.parents ?? []),
      ...(taxonomy.children.get(id) ?? []),
      ...(taxonomy.siblings.get(id) ?? []),
      ...(skill?.prerequisites ?? []),
    ];
    return related.flatMap((at): Choice[] => {
      const found = teachable.get(at);
      return found ? [{ skill: found, reason: 'strengthen', wanted: [id] }] : [];
    });
  });
}

/** Prerequisites first; otherwise the order in which they were chosen. */
function inOrder(taxonomy: Taxonomy, choices: readonly Choice[]): Choice[] {
  const byId = new Map(choices.map((choice) => [choice.skill.id, choice]));
  const placed = new Set<string>();
  const ordered: Choice[] = [];
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of taxonomy.byId.get(id)?.prerequisites ?? []) visit(next);
    const choice = byId.get(id);
    if (choice && !placed.has(id)) {
      placed.add(id);
      ordered.push(choice);
    }
  };
  for (const choice of choices) visit(choice.skill.id);
  return ordered;
}
