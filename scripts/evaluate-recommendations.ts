/** Compares the product's recommendations with simple baselines at predicting the next interaction, on any log. */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { leaveLastOut, splitByTime } from '#features/base/ranking/server/evaluation/cases.ts';
import { measure, type Interval } from '#features/base/ranking/server/evaluation/metrics.ts';
import { buildRankers } from '#features/base/ranking/server/evaluation/rankers.ts';
import { LogError, parseLog } from '#features/base/ranking/server/evaluation/parse-log.ts';

const HELP = `npm run report -- recommendations --interactions FILE [options]

FILE has lines of user, item, time and optionally a weight, separated by commas, tabs, ";" or "::". A header is recognised,
and so is the order user, item, rating, time. Time is an ISO date, or seconds or milliseconds since 1970.

  --split last|time   predict each person's last new item (last, the default), or the first new one after a point in time (time)
  --share NUMBER      with --split time: the share of the log before that point; default 0.8
  --least NUMBER      only people with at least this many items; default 3
  --first NUMBER      the number of ranks that count; default 10
  --most NUMBER       at most this many people, sampled by the seed; default all
  --seed NUMBER       the seed of the sample and the bootstrap; default 1

Every item that is new to the person is ranked; items are not sampled. Intervals are 95 %, of 1000 resamples of the people.`;

const { values } = parseArgs({
  options: {
    interactions: { type: 'string' },
    split: { type: 'string', default: 'last' },
    share: { type: 'string', default: '0.8' },
    least: { type: 'string', default: '3' },
    first: { type: 'string', default: '10' },
    most: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
process.exitCode = main();

function main(): number {
  if (values.help || !values.interactions || !['last', 'time'].includes(values.split)) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  try {
    report(values.interactions);
    return 0;
  } catch (error) {
    if (!(error instanceof LogError) && !(error instanceof Error && 'code' in error)) throw error;
    console.error(error.message);
    return 1;
  }
}

function report(file: string): void {
  const log = parseLog(fs.readFileSync(file, 'utf8'));
  const minItems = Number(values.least);
  const split = values.split === 'time' ? splitByTime(log, minItems, Number(values.share)) : leaveLastOut(log, minItems);
  const samplingInterval = values.most ? Math.max(1, Math.ceil(split.cases.length / Number(values.most))) : 1;
  const cases = split.cases.filter((_, index) => (index + Number(values.seed)) % samplingInterval === 0);
  const trainItems = new Set(split.train.map(({ item }) => item));
  const unseenTargets = cases.filter(({ target }) => !trainItems.has(target)).length;
  console.log(
    `${log.length} interactions, ${new Set(log.map(({ user }) => user)).size} people, ${trainItems.size} items before the split`,
  );
  console.log(
    `${cases.length} items to predict, ${unseenTargets} of which have no earlier interaction: every method misses those`,
  );
  const options = { cutoff: Number(values.first), seed: Number(values.seed) };
  const { measured, compared } = measure(buildRankers(split.train), cases, options);
  console.log(`\n${''.padEnd(20)}hit rate@${options.cutoff}`.padEnd(48), `nDCG@${options.cutoff}`);
  for (const { name, hit, ndcg } of measured) console.log(name.padEnd(20) + formatInterval(hit).padEnd(28), formatInterval(ndcg));
  console.log('');
  for (const { name, against, ndcg } of compared)
    console.log(`${name} minus ${against}: nDCG ${formatInterval(ndcg)}, ${verdict(ndcg)}`);
}

function formatInterval({ mean, low, high }: Interval): string {
  return `${mean.toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`;
}

function verdict({ low, high }: Interval): string {
  if (low > 0) return 'better';
  return high < 0 ? 'worse' : 'no clear difference';
}
