/** Hand-labelled recommendations: parsing them, and the precision of what is shown. Pure. */
import * as z from 'zod';
import { bootstrap, type Interval } from './metrics.ts';

const Position = z.object({
  title: z.string(),
  organisation: z.string(),
  started_on: z.string(),
  ended_on: z.string().nullable(),
});

/** An invented member, as the gold data describes them. */
export const JudgedMember = z.strictObject({
  name: z.string(),
  headline: z.string(),
  location: z.string(),
  skills: z.array(z.string()),
  experience: z.array(Position).default([]),
  education: z.array(Position).default([]),
  certificates: z.array(z.string()).default([]),
  categories: z.array(z.string()),
  hashtags: z.array(z.string()),
});
export type JudgedMember = z.infer<typeof JudgedMember>;

const Labels = { fitting: z.array(z.string()), unfitting: z.array(z.string()) };

/** One list of recommendations: for a member, or of what is similar to a job or a course. Candidates are named by slug or id. */
const JudgedList = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('jobs'), member: JudgedMember, ...Labels }),
  z.strictObject({ kind: z.literal('courses'), member: JudgedMember, ...Labels }),
  z.strictObject({ kind: z.literal('insights'), member: JudgedMember, ...Labels }),
  z.strictObject({ kind: z.literal('packs'), member: JudgedMember, ...Labels }),
  z.strictObject({ kind: z.literal('similar-jobs'), job: z.string(), ...Labels }),
  z.strictObject({ kind: z.literal('similar-courses'), course: z.string(), ...Labels }),
]);
export type JudgedList = z.infer<typeof JudgedList>;

/** The gold data is not what it should be. */
export class JudgementError extends Error {}

/** Parses one judged list from each line. */
export function parseJudgements(text: string): JudgedList[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const parsed = JudgedList.safeParse(JSON.parse(line));
      if (!parsed.success) throw new JudgementError(`line ${index + 1} is invalid: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
}

/** What was shown for one list: ids, best first, and whether the reason of each is true. */
export type Shown = { id: string; title: string; reason: string; isTrue: boolean };
export type JudgedResult = { list: JudgedList; shown: readonly Shown[]; baseline: readonly string[] };

export type Precision = {
  lists: number;
  /** Lists with nothing to show, and those among them for which something fits. */
  empty: number;
  missed: number;
  shown: number;
  precision: Interval;
  baseline: Interval;
  /** What is shown of the fitting, of which at most `cutoff` can be. */
  found: Interval;
  trueReasons: number;
  /** Shown, but neither labelled as fitting nor as unfitting; they count as unfitting. */
  unlabelled: string[];
};

/** The precision of the first `cutoff` of each list; a shorter list is judged by what it shows, an empty one by `found` only. */
export function measurePrecision(
  results: readonly JudgedResult[],
  { cutoff, seed }: { cutoff: number; seed: number },
): Precision {
  const rows = results.map(({ list, shown, baseline }) => ({
    list,
    first: shown.slice(0, cutoff),
    baseline: baseline.slice(0, cutoff),
    fitting: new Set(list.fitting),
  }));
  const answered = rows.filter(({ first }) => first.length > 0);
  const reasons = rows.flatMap(({ first }) => first);
  const share = (ids: readonly string[], fitting: ReadonlySet<string>) => ids.filter((id) => fitting.has(id)).length / ids.length;
  return {
    lists: rows.length,
    empty: rows.length - answered.length,
    missed: rows.filter(({ first, fitting }) => first.length === 0 && fitting.size > 0).length,
    shown: reasons.length,
    precision: bootstrap(
      answered.map(({ first, fitting }) =>
        share(
          first.map(({ id }) => id),
          fitting,
        ),
      ),
      seed,
    ),
    baseline: bootstrap(
      rows.filter((row) => row.baseline.length > 0).map((row) => share(row.baseline, row.fitting)),
      seed,
    ),
    found: bootstrap(
      rows
        .filter(({ fitting }) => fitting.size > 0)
        .map(({ first, fitting }) => first.filter(({ id }) => fitting.has(id)).length / Math.min(cutoff, fitting.size)),
      seed,
    ),
    trueReasons: reasons.filter(({ isTrue }) => isTrue).length / Math.max(1, reasons.length),
    unlabelled: rows.flatMap(({ list, first, fitting }) =>
      first.filter(({ id }) => !fitting.has(id) && !list.unfitting.includes(id)).map(({ title }) => `${nameOf(list)}: ${title}`),
    ),
  };
}

/** Whom or what a list is for. */
export function nameOf(list: JudgedList): string {
  if ('member' in list) return `${list.kind} for ${list.member.name}`;
  return `${list.kind} of ${'job' in list ? list.job : list.course}`;
}
