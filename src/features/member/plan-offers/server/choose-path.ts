import type { FitReport, Outlook } from '#features/member/fitment/server/index.ts';
import { compareText, type Skill, type Taxonomy } from '#features/base/skills/server/index.ts';
import { fieldsOfRole, isEveryday, leadsToWork } from './leads-to-work.ts';
import { listSubsets, type Measured } from './list-subsets.ts';

export type PathInput = {
  report: FitReport;
  taxonomy: Taxonomy;
  /** Skills with a path to learn them and a piece of work. */
  teachable: ReadonlyMap<string, Skill>;
  /** Skills the member has, which are never taught. */
  known: ReadonlySet<string>;
  outlook: Outlook;
};

/** How far a plan goes: to the next band by the fewest stops, to everything that is missing, or to chosen skills only. */
export type Aim = { kind: 'next_band' } | { kind: 'everything' } | { kind: 'part'; skillIds: readonly string[] };

/** Why a skill is in a path. */
export type StopReason = 'missing' | 'weak' | 'prerequisite';

/** A skill to learn. `neededBy` are the skills of the path that cannot be learnt without it. */
export type Stop = {
  skill: Skill;
  reason: StopReason;
  /** The rows of the report that it shows. */
  requirementIds: string[];
  neededBy: string[];
  hours: number;
  /** What showing it adds after all earlier stops, in tenths of a point. */
  tenths: number;
};

/** A stop earns at least so many tenths of a point, unless another stop needs it. */
export const MIN_TENTHS = 10;

/** On the way to the next band it earns more: a stop that adds little would only be sold to cross the line. */
const MIN_TENTHS_ON_THE_WAY = { required: 25, other: 30 };

export type Candidate = {
  skill: Skill;
  reason: StopReason;
  requirementIds: string[];
  prerequisites: string[];
  tenths: number;
  /** Whether the ad requires it, and does not only prefer it or name it in a duty. */
  isRequired: boolean;
};

/** The hours of a stop: its path and its piece of work. */
export function hoursOf({ hours = 0, work }: Skill): number {
  return hours + (work?.hours ?? 0);
}

/**
 * Chooses the stops of a path, in the order in which to take them: prerequisites first, then the most points per hour, then the
 * shorter. Null where the aim cannot be reached, or nothing would be gained.
 */
export function choosePath(input: PathInput, aim: Aim): Stop[] | null {
  const candidates = findCandidates(input);
  if (aim.kind === 'next_band')
    return shortestWork(
      input,
      candidates.filter(({ skill }) => !isEveryday(skill)),
    );
  const wanted = aim.kind === 'everything' ? candidates : candidates.filter(({ skill }) => aim.skillIds.includes(skill.id));
  const stops = buildStops(input, wanted);
  return stops.length === 0 ? null : stops;
}

/** Whether skills of every office would make a path to the next band out of what is none. */
export function reachesWithEveryday(input: PathInput): boolean {
  const candidates = findCandidates(input);
  return candidates.some(({ skill }) => isEveryday(skill)) && shortestWork(input, candidates) !== null;
}

/** Whether stops of the role that each add little would make a path to the next band out of what is none. */
export function reachesWithLittle(input: PathInput): boolean {
  const candidates = findCandidates(input).filter(({ skill }) => !isEveryday(skill));
  return shortestWork(input, candidates, () => true) !== null;
}

function shortestWork(input: PathInput, candidates: readonly Candidate[], isEnough = addsEnough): Stop[] | null {
  const isOfRole = fieldsOfRole(input.report, input.taxonomy);
  return shortestPath(
    input,
    candidates.filter(({ skill }) => isOfRole(skill)),
    { isFit: (subset) => leadsToWork(input.report, subset), isEnough },
  );
}

// Whether a stop does more than cross the line, or another one needs it.
function addsEnough({ tenths, neededBy }: Stop, isRequired: boolean): boolean {
  return neededBy.length > 0 || tenths >= MIN_TENTHS_ON_THE_WAY[isRequired ? 'required' : 'other'];
}

/** Whether stops earn the points of the next band, whatever they leave missing. */
export function reachesByPoints(input: PathInput): boolean {
  return shortestPath(input, findCandidates(input), { isFit: () => true, isEnough: () => true }) !== null;
}

/** The names of the missing requirements that no path teaches. */
export function findUntaught({ report, taxonomy, teachable }: PathInput): string[] {
  const ids = report.requirements.flatMap((row) => {
    if (!isLearnable(row) || row.skill_ids.some((id) => teachersOf({ taxonomy, teachable }, id).length > 0)) return [];
    return row.skill_ids.slice(0, 1);
  });
  return [...new Set(ids)].map((id) => taxonomy.byId.get(id)?.name ?? id);
}

// Years and degrees are not learnt in a plan, and words of the ad name no skill. What the member did not do can be learnt; what the
// ad does not ask, or is not for them, need not.
function isLearnable({ type, raise, correction }: FitReport['requirements'][number]): boolean {
  return type === 'skill' && raise !== null && correction?.reason !== 'not_asked' && correction?.reason !== 'not_for_me';
}

// The skill itself, or where nobody teaches it the one that it is a part of and that teaches it too: proofreading by editing.
function teachersOf({ taxonomy, teachable }: Pick<PathInput, 'taxonomy' | 'teachable'>, id: string): Skill[] {
  const own = teachable.get(id);
  if (own) return [own];
  const wider = (taxonomy.byId.get(id)?.parents ?? []).filter((parent) => taxonomy.implied.get(parent)?.includes(id));
  return wider.flatMap((parent) => teachable.get(parent) ?? []);
}

// Whether the résumé names a skill, or one like it or beside it.
function nearness({ taxonomy, outlook }: PathInput, id: string): number {
  if (outlook.presumed.has(id)) return 2;
  return taxonomy.siblings.get(id)?.some((other) => outlook.presumed.has(other)) === true ? 1 : 0;
}

// The skills of open rows that can be taught and earn at least a point, most points first. Among alternatives, the nearest to what
// the member has, then the shortest.
function findCandidates(input: PathInput): Candidate[] {
  const { report, known, outlook } = input;
  const candidates = new Map<string, Candidate>();
  for (const row of report.requirements.filter(isLearnable)) {
    const [skill] = row.skill_ids
      .flatMap((id) => teachersOf(input, id))
      .filter(({ id }) => !known.has(id))
      .toSorted((a, b) => nearness(input, b.id) - nearness(input, a.id) || hoursOf(a) - hoursOf(b) || compareText(a.id, b.id));
    if (!skill) continue;
    const isRequired = row.kind === 'required';
    const existing = candidates.get(skill.id);
    if (existing) {
      existing.requirementIds.push(row.id);
      existing.isRequired ||= isRequired;
      continue;
    }
    const tenths = outlook.after([skill.id], 'shown').tenths - outlook.now.tenths;
    if (tenths < MIN_TENTHS) continue;
    const prerequisites = findPrerequisites(input, skill.id);
    const reason = row.status === 'missing' ? 'missing' : 'weak';
    candidates.set(skill.id, { skill, reason, requirementIds: [row.id], prerequisites, tenths, isRequired });
  }
  return [...candidates.values()].toSorted((a, b) => b.tenths - a.tenths || compareText(a.skill.id, b.skill.id));
}

// What has to be learnt first, and is neither known or presumed nor left out because nobody teaches it.
function findPrerequisites({ taxonomy, teachable, known, outlook }: PathInput, id: string): string[] {
  const found = new Set<string>();
  const visit = (skillId: string): void => {
    for (const next of taxonomy.byId.get(skillId)?.prerequisites ?? []) {
      if (known.has(next) || outlook.presumed.has(next) || found.has(next) || next === id) continue;
      visit(next);
      if (teachable.has(next)) found.add(next);
    }
  };
  visit(id);
  return [...found];
}

type Rules = { isFit: (subset: readonly Candidate[]) => boolean; isEnough: (stop: Stop, isRequired: boolean) => boolean };

// The fewest stops that reach the goal.
function shortestPath(input: PathInput, candidates: readonly Candidate[], { isFit, isEnough }: Rules): Stop[] | null {
  const { outlook, teachable } = input;
  if (outlook.goal === null) return null;
  const needed = outlook.goal - outlook.now.tenths;
  const hours = (id: string) => {
    const skill = teachable.get(id);
    return skill ? hoursOf(skill) : 0;
  };
  for (const subset of listSubsets(candidates, needed, hours, { isFit, compare: fewestStops(needed + MIN_MARGIN) })) {
    const stops = buildStops(input, subset);
    const required = new Set(subset.flatMap(({ skill, isRequired }) => (isRequired ? skill.id : [])));
    if (sumTenths(stops) >= needed && stops.length > 0 && stops.every((stop) => isEnough(stop, required.has(stop.skill.id))))
      return stops;
  }
  return null;
}

/** Who crosses the line of a band by less than half a point is not safely there. */
const MIN_MARGIN = 5;

// The fewest stops; of these the ones that are safely there, with the fewest that the ad does not require, then the fewest hours.
function fewestStops(safe: number) {
  const wishes = ({ subset }: Measured<Candidate>) => subset.filter(({ isRequired }) => !isRequired).length;
  const isBare = ({ subset }: Measured<Candidate>) => Number(subset.reduce((sum, { tenths }) => sum + tenths, 0) < safe);
  return (a: Measured<Candidate>, b: Measured<Candidate>): number =>
    a.stops - b.stops || isBare(a) - isBare(b) || wishes(a) - wishes(b) || a.hours - b.hours;
}

/** What a path adds in all, in tenths. */
export function sumTenths(stops: readonly Stop[]): number {
  return stops.reduce((sum, { tenths }) => sum + tenths, 0);
}

// Orders the wanted skills with their prerequisites, and leaves out what others make worth less than a point.
function buildStops(input: PathInput, wanted: readonly Candidate[]): Stop[] {
  const { teachable, outlook } = input;
  const implied = wanted.filter((candidate) => isImplied(input, candidate, wanted));
  if (implied.length > 0)
    return buildStops(
      input,
      wanted.filter((candidate) => !implied.includes(candidate)),
    );
  const byId = new Map(wanted.map((candidate) => [candidate.skill.id, candidate]));
  const ordered = orderByPrerequisites(
    input,
    wanted.toSorted(
      (a, b) =>
        b.tenths / hoursOf(b.skill) - a.tenths / hoursOf(a.skill) ||
        hoursOf(a.skill) - hoursOf(b.skill) ||
        compareText(a.skill.id, b.skill.id),
    ),
  );
  const neededBy = (id: string) => wanted.filter(({ prerequisites }) => prerequisites.includes(id)).map(({ skill }) => skill.id);
  let before = outlook.now.tenths;
  const taken: string[] = [];
  const stops = ordered.flatMap((id): Stop[] => {
    const skill = teachable.get(id);
    if (!skill) return [];
    const after = outlook.after([...taken, id], 'shown').tenths;
    const candidate = byId.get(id);
    if (after - before < MIN_TENTHS && neededBy(id).length === 0) return [];
    const tenths = after - before;
    before = after;
    taken.push(id);
    return [
      {
        skill,
        reason: candidate?.reason ?? 'prerequisite',
        requirementIds: candidate?.requirementIds ?? [],
        neededBy: neededBy(id),
        hours: hoursOf(skill),
        tenths,
      },
    ];
  });
  // A prerequisite of a stop that was left out is needed no more.
  const unneeded = stops.filter(
    (stop) => stop.tenths < MIN_TENTHS && !stop.neededBy.some((id) => stops.some(({ skill }) => skill.id === id)),
  );
  return unneeded.length === 0
    ? stops
    : buildStops(
        input,
        wanted.filter(({ skill }) => taken.includes(skill.id) && !unneeded.some((stop) => stop.skill.id === skill.id)),
      );
}

// Whether another stop that does not build on it teaches it too: HTML and CSS teaches HTML.
function isImplied({ taxonomy }: PathInput, { skill }: Candidate, wanted: readonly Candidate[]): boolean {
  const ids = wanted.flatMap((other) => [...other.prerequisites, other.skill.id]);
  return ids.some(
    (id) =>
      id !== skill.id &&
      taxonomy.implied.get(id)?.includes(skill.id) === true &&
      taxonomy.implied.get(skill.id)?.includes(id) !== true &&
      taxonomy.byId.get(id)?.prerequisites?.includes(skill.id) !== true,
  );
}

function orderByPrerequisites({ taxonomy, teachable }: PathInput, wanted: readonly Candidate[]): string[] {
  const ids = new Set(wanted.flatMap(({ skill, prerequisites }) => [...prerequisites, skill.id]));
  const ordered: string[] = [];
  const visited = new Set<string>();
  const visit = (id: string): void => {
    if (visited.has(id)) return;
    visited.add(id);
    for (const next of taxonomy.byId.get(id)?.prerequisites ?? []) visit(next);
    if (ids.has(id) && teachable.has(id)) ordered.push(id);
  };
  for (const { skill } of wanted) visit(skill.id);
  return ordered;
}
