/**
 * Evaluates the scoring engine, and the search, against gold data: npm run evaluate -- WHAT GOLD [FILES] [--errors]. docs/evaluation.md has the
 * formats.
 */
import { existsSync } from 'node:fs';
import {
  evaluateConditions,
  evaluateInvariance,
  evaluateLinks,
  evaluateMatches,
  evaluatePairs,
  evaluateRequirements,
  evaluateResumes,
  evaluateSpans,
  GoldError,
  parseGoldLinks,
  parseGoldPairs,
  parseGoldResumes,
  parseGoldSpans,
  parseRealPairs,
  type ChangeReport,
  type Interval,
  type Scores,
  type Separation,
} from '#features/member/fitment/server/evaluation/index.ts';
import { skillCatalogue, type Taxonomy } from '#features/base/skills/server/index.ts';

import { AnswerError, evaluateAnswers, parseAnswers } from '#features/member/checks/server/evaluate-answers.ts';
import { loadQuestions } from '#features/base/skills/server/questions/load-questions.ts';

import { CollectionError } from '#features/base/search/server/evaluation/index.ts';
import { StartError } from '#platform/db/start-error.ts';
import { JudgementError } from '#features/base/ranking/server/evaluation/judgements.ts';
import { recommendationLines } from './evaluate-judgements.ts';
import { queryLines } from './evaluate-queries.ts';

type Options = { gold: string; files: readonly string[]; flags: ReadonlySet<string> };

const MEASURES: Record<string, (taxonomy: Taxonomy, options: Options) => Promise<string[]>> = {
  spans: async (taxonomy, { gold }) => {
    const report = evaluateSpans(taxonomy, await parseGoldSpans(gold));
    return [
      `sentences ${report.sentences}, gold spans ${report.expected}, found ${report.predicted}`,
      `${scoresLine('exact span', report.exact)} ${range(report.intervals.exact)}`,
      `${scoresLine('overlapping span', report.overlap)} ${range(report.intervals.overlap)}`,
      scoresLine('word by word', report.words),
    ];
  },
  pairs: async (taxonomy, { gold, files: [ads, resumes] }) => {
    const pairs = await loadPairs(gold, ads, resumes);
    const report = evaluatePairs(taxonomy, pairs, TODAY);
    const { auc, aucAboveCosine } = report.intervals;
    return [
      `pairs ${report.pairs}, without a score for lack of evidence ${report.unscored}`,
      ...report.labels.map(
        ({ label, pairs: count, median, belowModerate }) =>
          `label ${label}: ${count} pairs, median score ${median.toFixed(1)}, below 60: ${percent(belowModerate)}`,
      ),
      separationLine('engine', report.engine),
      separationLine('TF-IDF cosine', report.cosine),
      `engine's AUC ${range(auc)}, above that of TF-IDF by ${range(aucAboveCosine)}`,
      `engine with the bands of the product: macro-F1 of any fit against none ${decimals(report.bands.fit)} ${range(report.bands.fitInterval)}, of all labels ${decimals(report.bands.all)}`,
    ];
  },
  invariance: async (taxonomy, { gold, files: [ads, resumes], flags }) => {
    const reports = evaluateInvariance(taxonomy, await loadPairs(gold, ads, resumes), TODAY);
    return reports.flatMap((report) => [
      changeLine(report),
      ...(flags.has('--errors') ? report.worst.map((line) => `  ${line}`) : []),
    ]);
  },
  matches: async (taxonomy, { gold, files: [ads, resumes] }) => {
    const report = evaluateMatches(taxonomy, await loadPairs(gold, ads, resumes), TODAY);
    const line = (name: string, { mean, interval }: typeof report.inFirstTwenty) =>
      `${name}: ${percent(mean)} ${range(interval)}`;
    return [
      `résumés ${report.resumes}, each with ${report.ads} ads`,
      line("of the engine's first twenty, among the estimate's first twenty", report.inFirstTwenty),
      line("points of the estimate's first ten, of those of the engine's", report.pointsOfFirstTen),
      line("the engine's first, among the estimate's first fifty", report.bestInFirstFifty),
    ];
  },
  links: async (taxonomy, { gold, flags }) => {
    const { groups, errors } = evaluateLinks(taxonomy, await parseGoldLinks(gold));
    return [
      ...groups.map(
        ({ name, links, correct, accuracy, low, high }) =>
          `${name}: ${correct} of ${links}, accuracy ${decimals(accuracy)} (${decimals(low)} to ${decimals(high)})`,
      ),
      ...(flags.has('--errors')
        ? errors.map(
            ({ mention, expected, found }) =>
              `wrong: "${mention}" is ${expected.join(' or ') || 'no skill'}, found ${found ?? 'none'}`,
          )
        : []),
    ];
  },
  requirements: async (taxonomy, { gold, files: [ads], flags }) => {
    if (ads === undefined || !existsSync(ads))
      return [`The ads are not here${ads === undefined ? '' : ` (${ads})`}: give the file that has them.`];
    const report = await evaluateRequirements(taxonomy, gold, ads, flags.has('--flat'));
    const line = (name: string, { share, interval, count }: typeof report.found) =>
      `${name}: ${percent(share)} of ${count} ${range(interval)}`;
    return [
      `ads ${report.ads}, sentences ${report.sentences}`,
      line('false requirements', report.falseShare),
      line('false among those asked for or preferred', report.falseAsked),
      line('labelled requirements found', report.found),
      ...Object.entries(report.foundByKind).map(([kind, { found, of }]) => `  ${kind}: ${found} of ${of}`),
      line('required or preferred right', report.needRight),
      line('class of the sentence right', report.classRight),
      ...(flags.has('--errors') ? report.errors : []),
    ];
  },
  conditions: async (taxonomy, { gold, files: [ads, resumes], flags }) => {
    const real = ads !== undefined && resumes !== undefined ? { ads, resumes } : null;
    const report = await evaluateConditions(taxonomy, gold, TODAY, real);
    return [
      `pairs ${report.pairs}`,
      `conditions found: ${percent(report.found.share)} of ${report.found.count} ${range(report.found.interval)}, invented ${report.false}`,
      `status right: ${percent(report.statusRight.share)} ${range(report.statusRight.interval)}`,
      ...(flags.has('--errors') ? report.errors : []),
    ];
  },
  checks: async ({ skills }, { gold }) => {
    const report = evaluateAnswers(await loadQuestions('content'), await parseAnswers(gold), skills);
    const line = ({ name, agreed, kept, dropped }: { name: string; agreed: number; kept: number; dropped: number }) =>
      `${name}: ${agreed} of ${kept} answered as the key says (${percent(agreed / Math.max(1, kept))}), dropped ${dropped}`;
    return [
      line({ name: `questions read ${report.read}`, ...report }),
      `agreement if every dropped one is a disagreement: ${percent(report.agreed / Math.max(1, report.read))}`,
      `kept although the reader objected: ${report.objections}; never read by a second reader: ${report.unread}`,
      'by kind of skill',
      ...report.kinds.map((group) => `  ${line(group)}`),
      'by family of skills',
      ...report.families.map((group) => `  ${line(group)}`),
      'This does not prove that a key is right, that a question is as hard as it should be, or that passing shows the skill: both',
      'readers can share a mistake, and questions that divided them were dropped, which raises the agreement of the rest.',
    ];
  },
  queries: (_taxonomy, { gold, flags }) => queryLines(gold, flags.has('--errors')),
  recommendations: (_taxonomy, { gold, flags }) => recommendationLines(gold, flags.has('--errors')),
  resumes: async (_taxonomy, { gold, files: [folder = null], flags }) => {
    const resumes = await parseGoldResumes(gold);
    const needsFolder = resumes.some(({ source }) => source === 'file');
    if (needsFolder && (folder === null || !existsSync(folder)))
      return [`The files of these résumés are not here${folder === null ? '' : ` (${folder})`}: give the folder that has them.`];
    const { scores, education, quotes, errors, ...report } = await evaluateResumes(resumes, TODAY, folder);
    return [
      `résumés ${report.resumes}`,
      ...Object.entries(scores).map(([name, score]) => `${scoresLine(name, score)} ${range(score.interval)}`),
      `education: accuracy ${decimals(education.accuracy)} ${range(education.interval)}`,
      `quotes: ${quotes.units}, empty or cut ${quotes.cut} [${quotes.interval.low}, ${quotes.interval.high}]`,
      `changed by letter case: ${report.changedByCase}`,
      ...(flags.has('--errors') ? errors : []),
    ];
  },
};

/** The gold data of measures that have only one. */
const DEFAULT_GOLD: Record<string, string> = { checks: 'bench/gold/check-answers.jsonl' };
const TODAY = new Date().toISOString().slice(0, 10);
const USAGE = `Usage: npm run evaluate -- spans|links GOLD.jsonl [--errors]
       npm run evaluate -- conditions GOLD.jsonl [ADS.csv RESUMES] [--errors]
       npm run evaluate -- pairs|matches GOLD.jsonl [ADS.csv RESUMES]
       npm run evaluate -- invariance GOLD.jsonl [ADS.csv RESUMES] [--errors]
       npm run evaluate -- requirements GOLD.jsonl ADS.csv [--flat] [--errors]
       npm run evaluate -- resumes GOLD [RESUMES] [--errors]
       npm run evaluate -- checks [GOLD.jsonl]
       npm run evaluate -- queries|recommendations GOLD.jsonl [--errors]
The formats are described in docs/evaluation.md.`;

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...words]: string[]): Promise<number> {
  const measure = MEASURES[name];
  const [gold = DEFAULT_GOLD[name], ...files] = words.filter((word) => !word.startsWith('--'));
  if (!measure || gold === undefined) {
    console.error(USAGE);
    return 2;
  }
  try {
    const flags = new Set(words.filter((word) => word.startsWith('--')));
    console.log((await measure((await skillCatalogue()).taxonomy, { gold, files, flags })).join('\n'));
    return 0;
  } catch (error) {
    const isAboutInput = [GoldError, AnswerError, CollectionError, JudgementError, StartError].some(
      (kind) => error instanceof kind,
    );
    if (!isAboutInput && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.error((error as Error).message);
    return 1;
  }
}

function loadPairs(gold: string, ads: string | undefined, resumes: string | undefined) {
  return ads !== undefined && resumes !== undefined ? parseRealPairs(gold, ads, resumes) : parseGoldPairs(gold);
}

function changeLine({ name, kept, pairs, ...report }: ChangeReport): string {
  const difference = `mean difference ${report.difference.toFixed(2)} ${range(report.differenceInterval)}`;
  if (kept === 'nothing') return `${name}: ${pairs} pairs, ${difference}`;
  const result = kept === 'same' ? 'unchanged' : 'not raised';
  return `${name}: ${result} ${percent(report.share)} of ${pairs} pairs ${range(report.interval)}, ${difference}`;
}

function scoresLine(name: string, { precision, recall, f1 }: Scores): string {
  return `${name}: precision ${decimals(precision)}, recall ${decimals(recall)}, F1 ${decimals(f1)}`;
}

function separationLine(name: string, { auc, aucGood, fitF1, macroF1 }: Separation): string {
  const all = `all labels ${decimals(macroF1)}`;
  return `${name}: AUC ${decimals(auc)} (best label against the rest ${decimals(aucGood)}), macro-F1 ${decimals(fitF1)} (${all})`;
}

function range({ low, high }: Interval): string {
  return `[${decimals(low)}, ${decimals(high)}]`;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

function decimals(value: number): string {
  return value.toFixed(3);
}
