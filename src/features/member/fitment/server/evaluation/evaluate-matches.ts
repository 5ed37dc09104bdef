import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { estimateFit, readNeeds, readStrengths } from '../engine/estimate-fit.ts';
import { scoreFit } from '../engine/score-fit.ts';
import { bootstrap, type Interval } from './metrics.ts';
import type { GoldPair } from './parse-gold.ts';

type Share = { mean: number; interval: Interval };
/** How far the order by the estimate agrees with the order by the engine, over résumés. */
export type MatchesReport = {
  resumes: number;
  ads: number;
  /** Of the engine's first twenty, the share that is among the estimate's first twenty. */
  inFirstTwenty: Share;
  /** The engine's points of the estimate's first ten, as a share of those of its own first ten. */
  pointsOfFirstTen: Share;
  /** How often the engine's first is among the estimate's first fifty. */
  bestInFirstFifty: Share;
};

/** Orders all ads of the pairs for each of their résumés, by the estimate and by the engine, as of `today` (ISO date). */
export function evaluateMatches(taxonomy: Taxonomy, pairs: readonly GoldPair[], today: string): MatchesReport {
  const byText = new Map(pairs.map((pair) => [pair.ad, pair]));
  const inputs = [...byText.values()].map(({ title, ad, employer }) => ({
    title,
    text: ad,
    ...(employer !== undefined && { employer }),
  }));
  const resumes = sample([...new Set(pairs.map(({ resume }) => resume))]);
  const needs = inputs.map((ad) => readNeeds(taxonomy, ad));
  const compared = resumes.map((resume) => {
    const strengths = readStrengths({ taxonomy, resume, today });
    const estimates = needs.map((item) => estimateFit(item, strengths));
    const totals = inputs.map((ad) => scoreFit({ taxonomy, ad, resume, today }).total ?? 0);
    return compareOrders(estimates, totals);
  });
  const shareOf = (key: keyof ReturnType<typeof compareOrders>): Share => {
    const mean = (sample: readonly (typeof compared)[number][]) =>
      sample.reduce((sum, item) => sum + item[key], 0) / Math.max(1, sample.length);
    return { mean: mean(compared), interval: bootstrap(compared, mean) };
  };
  return {
    resumes: resumes.length,
    ads: inputs.length,
    inFirstTwenty: shareOf('inFirstTwenty'),
    pointsOfFirstTen: shareOf('pointsOfFirstTen'),
    bestInFirstFifty: shareOf('bestInFirstFifty'),
  };
}

// Every résumé is scored with every ad, which takes a few seconds each.
const MAX_RESUMES = 25;

function sample(resumes: readonly string[]): string[] {
  const step = Math.max(1, resumes.length / MAX_RESUMES);
  return resumes.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function compareOrders(estimates: readonly number[], totals: readonly number[]) {
  const [byEstimate, byTotal] = [orderBy(estimates), orderBy(totals)];
  const pointsOf = (order: readonly number[]) => order.slice(0, 10).reduce((sum, index) => sum + (totals[index] ?? 0), 0);
  const first = new Set(byEstimate.slice(0, 20));
  return {
    inFirstTwenty: byTotal.slice(0, 20).filter((index) => first.has(index)).length / 20,
    pointsOfFirstTen: pointsOf(byEstimate) / Math.max(1, pointsOf(byTotal)),
    bestInFirstFifty: byTotal[0] !== undefined && byEstimate.slice(0, 50).includes(byTotal[0]) ? 1 : 0,
  };
}

const orderBy = (values: readonly number[]): number[] =>
  values
    .map((value, index) => ({ value, index }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ index }) => index);
