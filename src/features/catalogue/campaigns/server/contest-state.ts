export type ContestDays = { opens_on: string; closes_on: string; results_on: string };
export type ContestState = 'before' | 'open' | 'reading' | 'over';

/** The state of a contest on a day: open up to and including the closing day, over from the day of the results. Pure. */
export function contestState(day: string, { opens_on, closes_on, results_on }: ContestDays): ContestState {
  if (day < opens_on) return 'before';
  if (day <= closes_on) return 'open';
  return day < results_on ? 'reading' : 'over';
}

const ORDER: readonly ContestState[] = ['open', 'reading', 'before'];

/** The contest that a page is about: the open one, else the one that is being read, else the next. Null where all are over. */
export function chooseContest<Row extends ContestDays>(day: string, rows: readonly Row[]): Row | null {
  const inOrder = rows.toSorted((one, other) => one.opens_on.localeCompare(other.opens_on));
  for (const state of ORDER) {
    const found = inOrder.find((row) => contestState(day, row) === state);
    if (found) return found;
  }
  return null;
}
