/**
 * Evaluates the scoring engine against gold data: npm run evaluate -- spans|pairs|links FILE. docs/evaluation.md has the
 * formats.
 */
import {
  evaluateLinks,
  evaluatePairs,
  evaluateSpans,
  GoldError,
  parseGoldLinks,
  parseGoldPairs,
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

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', file]: string[]): Promise<number> {
  const measure = MEASURES[name];
  if (!measure || file === undefined) {
    console.error('Usage: npm run evaluate -- spans|pairs|links GOLD.jsonl\nThe formats are described in docs/evaluation.md.');
    return 2;
  }
  try {
    const { taxonomy } = await skillCatalogue();
    console.log((await measure(taxonomy, file)).join('\n'));
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
