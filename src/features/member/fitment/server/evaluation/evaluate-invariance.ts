import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { scoreFit } from '../engine/score-fit.ts';
import type { FitReport } from '../engine/report-types.ts';
import { bootstrap, share, type Interval } from './metrics.ts';
import type { GoldPair } from './parse-gold.ts';
import {
  addWhiteSpace,
  curlPunctuation,
  HEADER,
  joinLines,
  OTHER_HEADER,
  renameListedSkills,
  reverseBullets,
  reverseSections,
  swapPronouns,
  withHeader,
} from './text-changes.ts';

type Texts = Pick<GoldPair, 'ad' | 'resume'>;
/** `kept` is what a change must not do to a total: move it, raise it, or nothing, where only the difference is of interest. */
type Change = {
  name: string;
  kept: 'same' | 'not_raised' | 'nothing';
  /** The texts that the changed ones are compared with, if they are not those of the pair. */
  before?: (texts: Texts) => Texts;
  after: (texts: Texts, context: { taxonomy: Taxonomy; today: string; report: FitReport }) => Texts;
};
type Case = { resume: string; difference: number; isKept: boolean; note: string };

export type ChangeReport = {
  name: string;
  kept: Change['kept'];
  /** The pairs with a text that the change affects. */
  pairs: number;
  /** The share of them whose total is kept. */
  share: number;
  interval: Interval;
  /** The mean absolute difference of the totals; a missing total counts as 0. */
  difference: number;
  differenceInterval: Interval;
  /** The pairs whose total is not kept, those with the largest difference first. */
  worst: string[];
};

const MAX_WORST = 10;
const MAX_ROWS = 5;

const withOther = (part: keyof typeof HEADER) => (texts: Texts) => ({
  ...texts,
  resume: withHeader(texts.resume, { ...HEADER, [part]: OTHER_HEADER[part] }),
});
const withFirst = (texts: Texts): Texts => ({ ...texts, resume: withHeader(texts.resume, HEADER) });
const changeResume = (change: (resume: string) => string) => (texts: Texts) => ({ ...texts, resume: change(texts.resume) });
const changeBoth = (change: (text: string) => string) => (texts: Texts) => ({
  ad: change(texts.ad),
  resume: change(texts.resume),
});

const CHANGES: readonly Change[] = [
  { name: 'another name', kept: 'same', before: withFirst, after: withOther('name') },
  { name: 'another e-mail and telephone number', kept: 'same', before: withFirst, after: withOther('contact') },
  { name: 'another address', kept: 'same', before: withFirst, after: withOther('address') },
  {
    name: 'other pronouns',
    kept: 'same',
    before: withFirst,
    after: ({ ad, resume }) => withOther('pronouns')({ ad, resume: swapPronouns(resume) }),
  },
  {
    name: 'order of the points of a role',
    kept: 'same',
    after: ({ ad, resume }, { today }) => ({ ad, resume: reverseBullets(resume, today) }),
  },
  { name: 'order of the sections', kept: 'same', after: changeResume(reverseSections) },
  { name: 'small letters', kept: 'same', after: changeResume((text) => text.toLowerCase()) },
  { name: 'capitals', kept: 'same', after: changeResume((text) => text.toUpperCase()) },
  {
    name: 'other names of listed skills',
    kept: 'same',
    after: ({ ad, resume }, { taxonomy }) => ({ ad, resume: renameListedSkills(taxonomy, resume) }),
  },
  { name: 'white space and blank lines', kept: 'same', after: changeBoth(addWhiteSpace) },
  { name: 'curly quotes and dashes', kept: 'same', after: changeBoth(curlPunctuation) },
  {
    name: 'a denial of each skill',
    kept: 'not_raised',
    after: ({ ad, resume }, { report }) => ({ ad, resume: [resume, '', ...denySkills(report)].join('\n') }),
  },
  { name: 'line breaks of the ad lost', kept: 'nothing', after: ({ ad, resume }) => ({ ad: joinLines(ad), resume }) },
];

function denySkills({ requirements }: FitReport): string[] {
  return requirements
    .filter(({ type }) => type === 'skill')
    .flatMap(({ label }) => label.split(' / ').map((name) => `I have never used ${name}.`));
}

/**
 * Scores each pair before and after changes of its texts that must not move the total, as of `today` (ISO date). Intervals are
 * over the résumés, because the pairs of one résumé change together.
 */
export function evaluateInvariance(
  taxonomy: Taxonomy,
  gold: readonly GoldPair[],
  today: string,
  changes: readonly Change[] = CHANGES,
): ChangeReport[] {
  const cases = new Map(changes.map((change): [Change, Case[]] => [change, []]));
  for (const [index, pair] of gold.entries()) {
    const score = ({ ad, resume }: Texts) => {
      const { title, employer } = pair;
      return scoreFit({ taxonomy, ad: { title, text: ad, ...(employer !== undefined && { employer }) }, resume, today });
    };
    const report = score(pair);
    const reports = new Map([[keyOf(pair), report]]);
    const scoreOnce = (texts: Texts) => {
      const known = reports.get(keyOf(texts)) ?? score(texts);
      reports.set(keyOf(texts), known);
      return known;
    };
    for (const [change, list] of cases) {
      const before = change.before?.(pair) ?? pair;
      const after = change.after(pair, { taxonomy, today, report });
      if (after.ad === before.ad && after.resume === before.resume) continue;
      list.push(compare(change, pair, pair.name ?? `pair ${index + 1}`, scoreOnce(before), scoreOnce(after)));
    }
  }
  return changes.map((change) => summarize(change, cases.get(change) ?? []));
}

function keyOf({ ad, resume }: Texts): string {
  return `${ad}\u0000${resume}`;
}

function compare({ kept }: Change, { resume }: GoldPair, name: string, before: FitReport, after: FitReport): Case {
  const difference = ((after.total ?? 0) * 10 - (before.total ?? 0) * 10) / 10;
  const isKept = kept === 'same' ? before.total === after.total : kept === 'nothing' || difference <= 0;
  const total = (report: FitReport) => report.total?.toFixed(1) ?? 'no score';
  const note = isKept ? '' : `${name}: ${total(before)} to ${total(after)}${describeRows(before, after)}`;
  return { resume, difference: Math.abs(difference), isKept, note };
}

// The rows whose points differ, those with the largest difference first.
function describeRows(before: FitReport, after: FitReport): string {
  const rows = (report: FitReport) => new Map(report.requirements.map((row) => [row.id, row]));
  const [old, changed] = [rows(before), rows(after)];
  return [...new Set([...old.keys(), ...changed.keys()])]
    .map((id) => {
      const { label = '', type = '' } = old.get(id) ?? changed.get(id) ?? {};
      return { name: label === '' ? type : label, from: old.get(id)?.points ?? 0, to: changed.get(id)?.points ?? 0 };
    })
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, MAX_ROWS)
    .map(({ name, from, to }) => `; ${name} ${from.toFixed(1)} to ${to.toFixed(1)}`)
    .join('');
}

function summarize({ name, kept }: Change, cases: readonly Case[]): ChangeReport {
  const resumes = [...Map.groupBy(cases, ({ resume }) => resume).values()];
  const shareOf = (sample: readonly Case[]) => share(sample.filter(({ isKept }) => isKept).length, sample.length);
  const differenceOf = (sample: readonly Case[]) =>
    share(
      sample.reduce((sum, { difference }) => sum + difference, 0),
      sample.length,
    );
  return {
    name,
    kept,
    pairs: cases.length,
    share: shareOf(cases),
    interval: bootstrap(resumes, (sample) => shareOf(sample.flat())),
    difference: differenceOf(cases),
    differenceInterval: bootstrap(resumes, (sample) => differenceOf(sample.flat())),
    worst: cases
      .filter(({ isKept }) => !isKept)
      .toSorted((a, b) => b.difference - a.difference)
      .slice(0, MAX_WORST)
      .map(({ note }) => note),
  };
}
