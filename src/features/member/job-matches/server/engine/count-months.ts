type Dated = { started_on: string; ended_on: string | null };

/** The calendar months, `2026-11`, in which somebody worked; those of positions at the same time count once. Pure. */
export function countMonths(positions: readonly Dated[], now: Date): number {
  const current = monthNumber(now.toISOString());
  const months = new Set<number>();
  for (const { started_on, ended_on } of positions)
    for (let month = monthNumber(started_on); month < (ended_on === null ? current : monthNumber(ended_on) + 1); month += 1)
      months.add(month);
  return months.size;
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
