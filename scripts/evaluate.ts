/**
 * Evaluates the scoring engine against gold data: npm run evaluate -- spans|pairs|links|resumes GOLD. docs/evaluation.md has
 * the formats.
 */
import {
  evaluateLinks,
  evaluatePairs,
  evaluateResumes,
  evaluateSpans,
  folderExists,
  GoldError,
  parseGoldLinks,
  parseGoldPairs,
  parseGoldResumes,
  parseGoldSpans,
  type Scores,
  type Separation,
} from '#features/member/fitment/server/evaluation/index.ts';
import { skillCatalogue, type Taxonomy } from '#features/base/skills/server/index.ts';

const MEASURES: Record<string, (taxonomy: Taxonomy, file: string) => Promise<string[]>> = {
  spans: async (taxonomy, file) => {
    const report = evaluateSpans(taxonomy, await parseGoldSpans(file));
    return [
      `sentences ${report.sentences}, gold spans ${report.expected}, found ${report.predicted}`,
      scoresLine('exact span', report.exact),
      scoresLine('overlapping span', report.overlap),
      scoresLine('word by word', report.words),
    ];
  },
  pairs: async (taxonomy, file) => {
    const report = evaluatePairs(taxonomy, await parseGoldPairs(file), new Date().toISOString().slice(0, 10));
    return [
      `pairs ${report.pairs}, without a score for lack of evidence ${report.unscored}`,
      ...report.labels.map(({ label, pairs, median }) => `label ${label}: ${pairs} pairs, median score ${median}`),
      separationLine('engine', report.engine),
      separationLine('TF-IDF cosine', report.cosine),
      `engine with the bands of the product: macro-F1 ${decimals(report.bands)}`,
    ];
  },
  links: async (taxonomy, file) => {
    const report = evaluateLinks(taxonomy, await parseGoldLinks(file));
    return [
      `links ${report.links}, with the skill in the taxonomy ${report.known}`,
      scoresLine('known skills', report.linked),
      scoresLine('all skills', report.all),
    ];
  },
};

const TODAY = new Date().toISOString().slice(0, 10);

// Résumés need no taxonomy. Real ones lie in a folder that is not part of the repository.
async function measureResumes(gold: string, options: readonly string[]): Promise<string[]> {
  const folder = options.find((option) => !option.startsWith('--')) ?? null;
  const resumes = await parseGoldResumes(gold);
  const needsFolder = resumes.some(({ source }) => source === 'file');
  if (needsFolder && (folder === null || !(await folderExists(folder))))
    return [
      `The files of these résumés are not here${folder === null ? '' : ` (${folder})`}: give the folder that has them as FOLDER.`,
    ];
  const { scores, education, quotes, errors, ...report } = await evaluateResumes(resumes, TODAY, folder);
  const interval = ({ low, high }: { low: number; high: number }) => `[${decimals(low)}, ${decimals(high)}]`;
  return [
    `résumés ${report.resumes}`,
    ...Object.entries(scores).map(([name, score]) => `${scoresLine(name, score)} ${interval(score.interval)}`),
    `education: accuracy ${decimals(education.accuracy)} ${interval(education.interval)}`,
    ...education.wrong.map((line) => `  ${line}`),
    `quotes: ${quotes.units}, empty or cut ${quotes.cut} [${quotes.interval.low}, ${quotes.interval.high}]`,
    `changed by letter case: ${report.changedByCase}`,
    ...(options.includes('--errors') ? errors : []),
  ];
}

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', file, ...options]: string[]): Promise<number> {
  const measure = MEASURES[name];
  if ((!measure && name !== 'resumes') || file === undefined) {
    console.error(
      'Usage: npm run evaluate -- spans|pairs|links GOLD.jsonl\n       npm run evaluate -- resumes GOLD [FOLDER] [--errors]\nThe formats are described in docs/evaluation.md.',
    );
    return 2;
  }
  try {
    const lines = measure ? await measure((await skillCatalogue()).taxonomy, file) : await measureResumes(file, options);
    console.log(lines.join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof GoldError) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.error((error as Error).message);
    return 1;
  }
}

function scoresLine(name: string, { precision, recall, f1 }: Scores): string {
  return `${name}: precision ${decimals(precision)}, recall ${decimals(recall)}, F1 ${decimals(f1)}`;
}

function separationLine(name: string, { auc, aucGood, fitF1, macroF1 }: Separation): string {
  const all = `all labels ${decimals(macroF1)}`;
  return `${name}: AUC ${decimals(auc)} (best label against the rest ${decimals(aucGood)}), macro-F1 ${decimals(fitF1)} (${all})`;
}

function decimals(value: number): string {
  return value.toFixed(3);
}
