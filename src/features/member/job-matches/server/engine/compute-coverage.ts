/** What an ad asks for, as parallel lists: skills, the row of each, and its points. */
export type AskedSkills = { skills: readonly string[]; skill_rows: readonly number[]; points: readonly number[] };

/** So much focus of the skills that are shown earns the whole coverage: two skills of one field, or many of several. */
const FULL_STRENGTH = 1.2;

/**
 * The share of what an ad asks for that somebody shows, from 0 to 1, where a skill counts by how much it says about the field: a
 * single skill of all fields earns nearly nothing, however little else the ad asks for. `strongest` is the stated skill
 * that adds most to it. Pure.
 */
export function computeCoverage(
  asked: AskedSkills,
  { credits, stated }: { credits: ReadonlyMap<string, number>; stated: ReadonlySet<string> },
  focus: (skill: string) => number,
): { coverage: number; strongest: string | null } {
  const rows = new Map<number, { weight: number; shown: number; strength: number; skill: string | null }>();
  for (const [index, skill] of asked.skills.entries()) {
    const points = asked.points[index] ?? 0;
    const row = rows.get(asked.skill_rows[index] ?? 0) ?? { weight: 0, shown: 0, strength: 0, skill: null };
    const strength = (credits.get(skill) ?? 0) * focus(skill);
    row.weight = Math.max(row.weight, points * focus(skill));
    if (strength > row.strength) Object.assign(row, { strength, shown: points * strength, skill });
    rows.set(asked.skill_rows[index] ?? 0, row);
  }
  const all = [...rows.values()];
  const sum = (value: (row: (typeof all)[number]) => number) => all.reduce((total, row) => total + value(row), 0);
  const weight = sum((row) => row.weight);
  const [best] = all.filter(({ skill }) => skill !== null && stated.has(skill)).toSorted((a, b) => b.shown - a.shown);
  const share = weight === 0 ? 0 : sum((row) => row.shown) / weight;
  return { coverage: share * Math.min(1, sum((row) => row.strength) / FULL_STRENGTH), strongest: best?.skill ?? null };
}
