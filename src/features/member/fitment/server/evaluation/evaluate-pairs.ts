import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { bandOf } from '../engine/assess.ts';
import { scoreFit } from '../engine/score-fit.ts';
import { areaUnderCurve, bootstrap, macroF1, median, share, type Interval } from './metrics.ts';
import type { GoldPair } from './parse-gold.ts';
import { cosineScores } from './tf-idf.ts';

/**
 * How well a score separates labels. `auc`: the area under the ROC curve of any fit against none. `aucGood`: of the best
 * label against the others. `fitF1`: macro-F1 of any fit against none. `macroF1`: macro-F1 of all labels. F1 is
 * cross-validated in five folds: the thresholds for a pair are chosen on the other folds.
 */
export type Separation = { auc: number; aucGood: number; fitF1: number; macroF1: number };
export type PairReport = {
  pairs: number;
  labels: { label: number; pairs: number; median: number; belowModerate: number }[];
  unscored: number;
  engine: Separation;
  /** Plain TF-IDF cosine of the two texts, for comparison in the same run. */
  cosine: Separation;
  /** The 95 % interval of the engine's AUC, and of how much it is above that of TF-IDF. */
  intervals: { auc: Interval; aucAboveCosine: Interval };
  /** Macro-F1 of the bands that the product shows: of all labels, and of any fit (moderate or good) against none. */
  bands: { all: number; fit: number; fitInterval: Interval };
};

const FOLDS = 5;

type Item = { label: number; score: number; cosine: number; band: number };

/** Scores every pair as of `today` (ISO date) and compares scores with labels. */
export function evaluatePairs(taxonomy: Taxonomy, gold: readonly GoldPair[], today: string): PairReport {
  const reports = gold.map(({ title, ad, resume, employer }) =>
    scoreFit({ taxonomy, ad: { title, text: ad, ...(employer !== undefined && { employer }) }, resume, today }),
  );
  const scores = reports.map(({ total }) => total ?? 0);
  const cosines = cosineScores(gold.map(({ ad, resume }) => [ad, resume]));
  const labels = [...new Set(gold.map(({ label }) => label))].sort((a, b) => a - b);
  const classes = gold.map(({ label }) => labels.indexOf(label));
  const bands = reports.map(({ band }) => ['low', 'moderate', 'good'].indexOf(band ?? 'low'));
  const items = gold.map((_, index): Item => ({
    label: classes[index] ?? 0,
    score: scores[index] ?? 0,
    cosine: cosines[index] ?? 0,
    band: bands[index] ?? 0,
  }));
  const aucOf = (sample: readonly Item[], key: 'score' | 'cosine') =>
    areaUnderCurve(sample.map((item) => ({ score: item[key], positive: item.label > 0 })));
  const fitOf = (sample: readonly Item[]) =>
    macroF1(
      sample.map(({ label }) => Math.min(label, 1)),
      sample.map(({ band }) => Math.min(band, 1)),
    );
  return {
    pairs: gold.length,
    unscored: reports.filter(({ score }) => score === null).length,
    labels: labels.map((label, index) => {
      const labelled = scores.filter((_, pair) => classes[pair] === index);
      return {
        label,
        pairs: labelled.length,
        median: median(labelled),
        belowModerate: share(labelled.filter((score) => bandOf(Math.floor(score + 0.5)) === 'low').length, labelled.length),
      };
    }),
    engine: separate(scores, classes, labels.length),
    cosine: separate(cosines, classes, labels.length),
    intervals: {
      auc: bootstrap(items, (sample) => aucOf(sample, 'score')),
      aucAboveCosine: bootstrap(items, (sample) => aucOf(sample, 'score') - aucOf(sample, 'cosine')),
    },
    bands: {
      all: macroF1(classes, labels.length === 2 ? bands.map((band) => Math.min(band, 1)) : bands),
      fit: fitOf(items),
      fitInterval: bootstrap(items, fitOf),
    },
  };
}

type Scored = { score: number; label: number };

function separate(scores: readonly number[], classes: readonly number[], count: number): Separation {
  const items = scores.map((score, index): Scored => ({ score, label: classes[index] ?? 0 }));
  const auc = (minLabel: number) => areaUnderCurve(items.map(({ score, label }) => ({ score, positive: label >= minLabel })));
  return {
    auc: auc(1),
    aucGood: auc(count - 1),
    fitF1: crossValidatedF1(
      items.map(({ score, label }) => ({ score, label: Math.min(label, 1) })),
      2,
    ),
    macroF1: crossValidatedF1(items, count),
  };
}

// Each fold is classified by thresholds chosen on the other folds.
function crossValidatedF1(items: readonly Scored[], count: number): number {
  const thresholds = Array.from({ length: FOLDS }, (_, fold) =>
    bestThresholds(
      items.filter((_item, index) => index % FOLDS !== fold),
      count,
    ),
  );
  return macroF1(
    items.map(({ label }) => label),
    items.map(({ score }, index) => classify(score, thresholds[index % FOLDS] ?? [])),
  );
}

function classify(score: number, thresholds: readonly number[]): number {
  return thresholds.filter((threshold) => score >= threshold).length;
}

// Ascending thresholds between the labels, by hill climbing: starts from quantiles and changes one threshold at a time while
// that raises the macro-F1.
function bestThresholds(items: readonly { score: number; label: number }[], count: number): number[] {
  const sorted = [...new Set(items.map(({ score }) => score))].sort((a, b) => a - b);
  const options = Array.from({ length: 60 }, (_, index) => sorted[Math.floor((index * sorted.length) / 60)] ?? 0);
  const labels = items.map(({ label }) => label);
  const rate = (thresholds: readonly number[]) =>
    macroF1(
      labels,
      items.map(({ score }) => classify(score, thresholds)),
    );
  let best = Array.from({ length: count - 1 }, (_, index) => options[Math.floor(((index + 1) * options.length) / count)] ?? 0);
  let bestScore = rate(best);
  for (let improved = true; improved;) {
    improved = false;
    for (let index = 0; index < best.length; index += 1) {
      for (const option of options) {
        const candidate = best.with(index, option);
        const score = rate(candidate);
        if (score > bestScore) {
          [best, bestScore, improved] = [candidate, score, true];
        }
      }
    }
  }
  return best.sort((a, b) => a - b);
}
