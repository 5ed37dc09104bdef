export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

export type Candidate = {
  id: string;
  skillIds: readonly string[];
  level: Level;
  /** Total hours; 0 when unknown. */
  hours: number;
  cost: 'free' | 'free-audit' | 'paid';
  mode: 'online' | 'campus' | 'hybrid';
  programType: string;
  /** The program's general rank; breaks ties between equal scores. */
  worth: number;
};

export type Criteria = {
  level: Level;
  /** Skill ids. */
  topics: readonly string[];
  goal: 'first-job' | 'change' | 'grow' | 'curious';
  /** Study hours per week. */
  hours: number;
  budget: 'free' | 'free-lessons' | 'any';
  format: 'online' | 'campus' | 'any';
};

export type Ranked = {
  id: string;
  /** 0 to 100. */
  score: number;
  /** The requested topics that it teaches, in the requested order. */
  covers: string[];
  levelFit: 'same' | 'easier' | 'harder';
  weeks: number | null;
  goalFit: boolean;
};

/** The maximum points of each part; 100 in total. */
const MAX_POINTS = { covers: 58, level: 22, weeks: 7, cost: 7, goal: 6 };
/** Each further topic adds this share of what the previous one added. */
const NEXT_TOPIC_SHARE = 0.6;
const LEVEL_SHARES = [1, 0.35, 0];
const COST_SHARES = { free: 1, 'free-audit': 0.7, paid: 0 };
const SHORT_WEEKS = 12;
const LONG_WEEKS = 52;

const GOALS: Record<Criteria['goal'], readonly string[]> = {
  'first-job': ['certificate', 'diploma', 'bachelor', 'bootcamp', 'specialisation'],
  change: ['certificate', 'specialisation', 'bootcamp', 'diploma', 'master'],
  grow: ['course', 'specialisation', 'certificate', 'master', 'fellowship'],
  curious: ['course'],
};
const BUDGETS: Record<Criteria['budget'], readonly string[]> = {
  free: ['free'],
  'free-lessons': ['free', 'free-audit'],
  any: ['free', 'free-audit', 'paid'],
};
const FORMATS: Record<Criteria['format'], readonly string[]> = {
  online: ['online'],
  campus: ['campus', 'hybrid'],
  any: ['online', 'campus', 'hybrid'],
};

/**
 * Ranks the candidates that teach at least one requested topic and match budget and format. `leftOut` counts those that are
 * excluded only by budget or only by format. The result does not depend on the order of candidates and topics.
 */
export function rankPrograms(
  candidates: readonly Candidate[],
  criteria: Criteria,
): { ranked: Ranked[]; leftOut: { budget: number; format: number } } {
  const leftOut = { budget: 0, format: 0 };
  const rankable: { ranked: Ranked; worth: number }[] = [];
  for (const candidate of candidates) {
    const covers = criteria.topics.filter((topic) => candidate.skillIds.includes(topic));
    if (covers.length === 0) continue;
    const isAffordable = BUDGETS[criteria.budget].includes(candidate.cost);
    const hasFormat = FORMATS[criteria.format].includes(candidate.mode);
    if (isAffordable && hasFormat) rankable.push({ ranked: rate(candidate, covers, criteria), worth: candidate.worth });
    else if (hasFormat) leftOut.budget += 1;
    else if (isAffordable) leftOut.format += 1;
  }
  rankable.sort(
    (a, b) =>
      b.ranked.score - a.ranked.score ||
      b.worth - a.worth ||
      (a.ranked.id < b.ranked.id ? -1 : Number(a.ranked.id > b.ranked.id)),
  );
  return { ranked: rankable.map(({ ranked }) => ranked), leftOut };
}

function rate(candidate: Candidate, covers: string[], criteria: Criteria): Ranked {
  const step = LEVELS.indexOf(candidate.level) - LEVELS.indexOf(criteria.level);
  const weeks = candidate.hours > 0 ? Math.max(1, Math.ceil(candidate.hours / criteria.hours)) : null;
  const goalFit = GOALS[criteria.goal].includes(candidate.programType);
  const score =
    MAX_POINTS.covers * (1 - NEXT_TOPIC_SHARE ** covers.length) +
    MAX_POINTS.level * (LEVEL_SHARES[Math.abs(step)] ?? 0) +
    MAX_POINTS.weeks * weeksShare(weeks) +
    MAX_POINTS.cost * COST_SHARES[candidate.cost] +
    (goalFit ? MAX_POINTS.goal : 0);
  return { id: candidate.id, score, covers, levelFit: compareLevels(step), weeks, goalFit };
}

function compareLevels(step: number): Ranked['levelFit'] {
  if (step === 0) return 'same';
  return step < 0 ? 'easier' : 'harder';
}

/** All points up to twelve weeks, none from a year on, and half when unknown. */
function weeksShare(weeks: number | null): number {
  if (weeks === null) return 0.5;
  return Math.min(1, Math.max(0, (LONG_WEEKS - weeks) / (LONG_WEEKS - SHORT_WEEKS)));
}
