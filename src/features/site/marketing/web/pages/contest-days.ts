import type { CallOutput } from '#platform/browser/api.ts';
import { noonOfDay } from '#platform/language/format.ts';

type Contests = CallOutput<'GET /api/contest'>['data']['attributes'];
export type CurrentContest = NonNullable<Contests['current']>;
export type PastContest = Contests['past'][number];

const DAY_MS = 86_400_000;

/** The number of days until the contest closes, rounded up; 1 on the last day. */
export const daysLeft = ({ closes_on }: Pick<CurrentContest, 'closes_on'>, now: number | Date): number =>
  Math.max(1, Math.ceil((noonOfDay(closes_on).getTime() + DAY_MS / 2 - Number(now)) / DAY_MS));
