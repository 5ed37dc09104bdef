import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from '#features/base/resumes/server/index.ts';
import { parseResume, type Position, type Resume } from '../engine/parse-resume.ts';
import { highestCompletedLevel } from '../engine/schooling.ts';
import { bootstrap, computeScores, type Interval, type Scores } from './metrics.ts';
import type { GoldPosition, GoldResume } from './parse-gold-resumes.ts';
import { renderResume } from './render-resume.ts';

type Counts = { predicted: number; correct: number; expected: number };
type Measured = {
  name: string;
  positions: Counts;
  titles: Counts;
  employers: Counts;
  dates: Counts;
  languages: Counts;
  education: Counts;
  units: number;
  cut: number;
};
type Measure = 'positions' | 'titles' | 'employers' | 'dates' | 'languages';

export type ResumesReport = {
  resumes: number;
  scores: Record<Measure, Scores & { interval: Interval }>;
  education: { accuracy: number; interval: Interval };
  quotes: { units: number; cut: number; interval: Interval };
  /** How many résumés give other positions, education or languages in capitals or in small letters. */
  changedByCase: number;
  /** What was missed, invented or cut, by résumé. */
  errors: string[];
};

const LEVELS = ['none', 'school', 'diploma', 'bachelor', 'master', 'doctorate'] as const;
const MIN_SHARED_WORDS = 0.7;

/** Measures how résumés are read: positions, education, languages and quotes, with intervals over the résumés. */
export async function evaluateResumes(
  gold: readonly GoldResume[],
  today: string,
  folder: string | null = null,
): Promise<ResumesReport> {
  const measured: Measured[] = [];
  const errors: string[] = [];
  let changedByCase = 0;
  for (const item of gold) {
    const text = await loadText(item, folder);
    const resume = parseResume(text, today);
    const summary = summarizeReading(resume);
    const isStable = [text.toLowerCase(), text.toUpperCase()].every(
      (variant) => summarizeReading(parseResume(variant, today)) === summary,
    );
    if (!isStable) changedByCase += 1;
    const { positions, education, languages } = item.labels;
    const found = resume.positions
      .filter(({ section }) => section === 'experience' || section === 'volunteering')
      .map(toGoldShape);
    const level = LEVELS[highestCompletedLevel(resume.education) ?? 0] ?? 'none';
    const cut = findCutUnits(resume);
    const missed = unmatched(positions, found, isSamePosition);
    const invented = unmatched(found, positions, (a, b) => isSamePosition(b, a));
    measured.push({
      name: item.name,
      positions: count(positions, found, isSamePosition),
      titles: count(positions, found, (a, b) => isSameText(a.title, b.title)),
      employers: count(positions, found, (a, b) => isSameText(a.employer, b.employer)),
      dates: count(positions, found, (a, b) => isSameDate(a.from, b.from) && isSameDate(a.to, b.to)),
      languages: count(languages, resume.languages, isSameText),
      education: { predicted: 1, correct: level === education ? 1 : 0, expected: 1 },
      units: resume.units.length,
      cut: cut.length,
    });
    const notes = [
      ...missed.map((position) => `  missed   ${describePosition(position)}`),
      ...invented.map((position) => `  invented ${describePosition(position)}`),
      ...(level === education ? [] : [`  education ${education} read as ${level}`]),
      ...unmatched(languages, resume.languages, isSameText).map((language) => `  language missed: ${language}`),
      ...unmatched(resume.languages, languages, isSameText).map((language) => `  language invented: ${language}`),
      ...cut.map((quote) => `  cut quote: ${quote}`),
      ...(isStable ? [] : ['  changed by letter case']),
    ];
    if (notes.length > 0) errors.push(item.name, ...notes);
  }
  return { ...summarize(measured), education: shareOf(measured, 'education'), changedByCase, errors };
}

async function loadText(item: GoldResume, folder: string | null): Promise<string> {
  const [bytes, kind] =
    item.source === 'blocks'
      ? [await renderResume(item.blocks, item.kind), item.kind]
      : [await readFile(path.join(folder ?? '', item.file)), item.file.endsWith('.docx') ? ('docx' as const) : ('pdf' as const)];
  const result = await parseDocument(bytes, kind);
  return result.ok ? result.text : '';
}

function summarizeReading({ positions, education, languages }: Resume): string {
  const roles = positions.map((position) => [position.section, ...Object.values(toGoldShape(position))]);
  return JSON.stringify([roles, education.map(({ level, inProgress }) => [level, inProgress]), languages]).toLowerCase();
}

function toGoldShape({ title, employer, from, to }: Position): GoldPosition {
  return { title: title === '' ? null : title, employer, from, to };
}

function isSamePosition(gold: GoldPosition, found: GoldPosition): boolean {
  return (
    isSameText(gold.title, found.title) &&
    isSameText(gold.employer, found.employer) &&
    isSameDate(gold.from, found.from) &&
    isSameDate(gold.to, found.to)
  );
}

function isSameText(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  const [wordsA, wordsB] = [toWords(a), toWords(b)];
  if (wordsA.join('') === wordsB.join('')) return true;
  const [shorter, longer] = wordsA.length <= wordsB.length ? [wordsA, wordsB] : [wordsB, wordsA];
  const rest = [...longer];
  const isContained = shorter.every((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return isContained && shorter.length > 0 && shorter.length / longer.length >= MIN_SHARED_WORDS;
}

function toWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

// A gold month needs the same month; a gold year only the same year.
function isSameDate(gold: string | null, found: string | null): boolean {
  if (gold === null || found === null) return gold === found;
  return /^\d{4}$/.test(gold) ? found.slice(0, 4) === gold : gold === found;
}

function count<T>(expected: readonly T[], found: readonly T[], isSame: (gold: T, found: T) => boolean): Counts {
  return {
    predicted: found.length,
    expected: expected.length,
    correct: expected.length - unmatched(expected, found, isSame).length,
  };
}

function unmatched<T>(items: readonly T[], others: readonly T[], isSame: (item: T, other: T) => boolean): T[] {
  const rest = [...others];
  return items.filter((item) => {
    const at = rest.findIndex((other) => isSame(item, other));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

// Empty, from or to the middle of a word, or with a hyphen at the end.
function findCutUnits({ text, units }: Resume): string[] {
  const isInWord = (at: number) => /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));
  return units
    .filter((unit) => unit.text.trim() === '' || isInWord(unit.start) || isInWord(unit.end) || /[-‐]$/.test(unit.text))
    .map((unit) => unit.text);
}

function describePosition({ title, employer, from, to }: GoldPosition): string {
  return `${title ?? '—'} | ${employer ?? '—'} | ${from ?? '—'} to ${to ?? '—'}`;
}

function summarize(measured: readonly Measured[]): Pick<ResumesReport, 'resumes' | 'scores' | 'quotes'> {
  const score = (measure: Measure) => ({
    ...computeScores(total(measured, measure)),
    interval: bootstrap(measured, (sample) => computeScores(total(sample, measure)).f1),
  });
  return {
    resumes: measured.length,
    scores: {
      positions: score('positions'),
      titles: score('titles'),
      employers: score('employers'),
      dates: score('dates'),
      languages: score('languages'),
    },
    quotes: {
      units: sum(measured.map(({ units }) => units)),
      cut: sum(measured.map(({ cut }) => cut)),
      interval: bootstrap(measured, (sample) => sum(sample.map(({ cut }) => cut))),
    },
  };
}

function shareOf(measured: readonly Measured[], measure: 'education'): { accuracy: number; interval: Interval } {
  const accuracy = (sample: readonly Measured[]) => computeScores(total(sample, measure)).precision;
  return { accuracy: accuracy(measured), interval: bootstrap(measured, accuracy) };
}

function total(measured: readonly Measured[], measure: Measure | 'education'): Counts {
  const counts = measured.map((item) => item[measure]);
  return {
    predicted: sum(counts.map(({ predicted }) => predicted)),
    correct: sum(counts.map(({ correct }) => correct)),
    expected: sum(counts.map(({ expected }) => expected)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((result, value) => result + value, 0);
}
