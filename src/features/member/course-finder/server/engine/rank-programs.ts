/** Ranks programs by the member's criteria. Every part of the score is an explainable reason. */

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
  /** The editors' rank weight outside the course finder. */
  worth: number;
};

export type Criteria = {
  level: Level;
  /** Skill ids. */
  topics: readonly string[];
  goal: 'first-job' | 'change' | 'grow' | 'curious';
  /** Hours a week. */
  hours: number;
  budget: 'free' | 'free-lessons' | 'any';
  format: 'online' | 'campus' | 'any';
};

export type Ranked = {
  id: string;
  /** 0 to 100. */
  score: number;
  /** The wanted skills it teaches, in the requested order. */
  covers: string[];
  levelFit: 'same' | 'easier' | 'harder';
  weeks: number | null;
  goalFit: boolean;
};

/** The most points of each part; 100 in total. */
const POINTS = { covers: 58, level: 22, weeks: 7, cost: 7, goal: 6 };
/** Each further topic adds this share of the previous one: breadth counts, the first match counts most. */
const NEXT_TOPIC = 0.6;
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
 * Ranks candidates that teach at least one wanted topic within budget and format. `leftOut` counts those excluded only
 * by budget or only by format. Independent of the order of candidates and topics.
 */
export function rankPrograms(
  candidates: readonly Candidate[],
  wishes: Criteria,
): { ranked: Ranked[]; leftOut: { budget: number; format: number } } {
  const leftOut = { budget: 0, format: 0 };
  const kept: { ranked: Ranked; worth: number }[] = [];
  for (const candidate of candidates) {
    const covers = wishes.topics.filter((topic) => candidate.skillIds.includes(topic));
    if (covers.length === 0) continue;
    const affordable = BUDGETS[wishes.budget].includes(candidate.cost);
    const suited = FORMATS[wishes.format].includes(candidate.mode);
    if (affordable && suited) kept.push({ ranked: weigh(candidate, covers, wishes), worth: candidate.worth });
    else if (suited) leftOut.budget += 1;
    else if (affordable) leftOut.format += 1;
  }
  kept.sort(
    (a, b) =>
      b.ranked.score - a.ranked.score ||
      b.worth - a.worth ||
      (a.ranked.id < b.ranked.id ? -1 : Number(a.ranked.id > b.ranked.id)),
  );
  return { ranked: kept.map(({ ranked }) => ranked), leftOut };
}

function weigh(candidate: Candidate, covers: string[], wishes: Criteria): Ranked {
  const step = LEVELS.indexOf(candidate.level) - LEVELS.indexOf(wishes.level);
  const weeks = candidate.hours > 0 ? Math.max(1, Math.ceil(candidate.hours / wishes.hours)) : null;
  const goalFit = GOALS[wishes.goal].includes(candidate.programType);
  const score =
    POINTS.covers * (1 - NEXT_TOPIC ** covers.length) +
    POINTS.level * (LEVEL_SHARES[Math.abs(step)] ?? 0) +
    POINTS.weeks * shareOfWeeks(weeks) +
    POINTS.cost * COST_SHARES[candidate.cost] +
    (goalFit ? POINTS.goal : 0);
  return { id: candidate.id, score, covers, levelFit: step === 0 ? 'same' : step < 0 ? 'easier' : 'harder', weeks, goalFit };
}

/** Full points up to three months, none beyond a year; half when unknown. */
function shareOfWeeks(weeks: number | null): number {
  if (weeks === null) return 0.5;
  return Math.min(1, Math.max(0, (LONG_WEEKS - weeks) / (LONG_WEEKS - SHORT_WEEKS)));
}
