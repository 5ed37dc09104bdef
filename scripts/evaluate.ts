/**
 * Evaluates the scoring engine and the resolver of names against gold data: npm run evaluate -- spans|pairs|links FILE.
 * docs/evaluation.md has the formats.
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

const MEASURES: Record<string, (taxonomy: Taxonomy, file: string, withErrors: boolean) => Promise<string[]>> = {
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
  links: async (taxonomy, file, withErrors) => {
    const { groups, errors } = evaluateLinks(taxonomy, await parseGoldLinks(file));
    return [
      ...groups.map(
        ({ name, links, correct, accuracy, low, high }) =>
          `${name}: ${correct} of ${links}, accuracy ${decimals(accuracy)} (${decimals(low)} to ${decimals(high)})`,
      ),
      ...(withErrors
        ? errors.map(
            ({ mention, expected, found }) =>
              `wrong: "${mention}" is ${expected.join(' or ') || 'no skill'}, found ${found ?? 'none'}`,
          )
        : []),
    ];
  },
};

process.exitCode = await main(process.argv.slice(2));

async function main(options: string[]): Promise<number> {
  const [name = '', file] = options.filter((option) => option !== '--errors');
  const measure = MEASURES[name];
  if (!measure || file === undefined) {
    console.error(
      'Usage: npm run evaluate -- spans|pairs|links GOLD.jsonl [--errors]\nThe formats are described in docs/evaluation.md.',
    );
    return 2;
  }
  try {
    const { taxonomy } = await skillCatalogue();
    console.log((await measure(taxonomy, file, options.includes('--errors'))).join('\n'));
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
