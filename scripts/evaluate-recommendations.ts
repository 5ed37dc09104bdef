/** Compares the product's recommendations with simple baselines at predicting the next interaction, on any log. */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { leaveLastOut, splitByTime } from '#features/base/ranking/server/evaluation/cases.ts';
import { measure, type Interval } from '#features/base/ranking/server/evaluation/metrics.ts';
import { buildRankers } from '#features/base/ranking/server/evaluation/rankers.ts';
import { LogError, parseLog } from '#features/base/ranking/server/evaluation/parse-log.ts';

const HELP = `npm run evaluate:recommendations -- --interactions FILE [options]

FILE holds lines of user, item, time and perhaps a weight (csv, tsv, or with ";" or "::" between); a header is understood,
and so is the order user, item, rating, time. Time is an ISO date, or seconds or milliseconds since 1970.

  --split last|time   foretell everybody's last new thing (last, the standard), or the first new one after a moment (time)
  --share NUMBER      with --split time: the share of the log that is known, 0.8
  --least NUMBER      only people with at least this many things, 3
  --first NUMBER      how many places count, 10
  --most NUMBER       at most this many people, drawn by the seed; all of them without it
  --seed NUMBER       of the drawing and the bootstrap, 1

Every thing the person had not touched is ranked; nothing is sampled. Intervals are 95 %, of 1000 resamples of the people.`;

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
  const least = Number(values.least);
  const split = values.split === 'time' ? splitByTime(log, least, Number(values.share)) : leaveLastOut(log, least);
  const every = values.most ? Math.max(1, Math.ceil(split.cases.length / Number(values.most))) : 1;
  const cases = split.cases.filter((_, place) => (place + Number(values.seed)) % every === 0);
  const known = new Set(split.train.map(({ item }) => item));
  const cold = cases.filter(({ target }) => !known.has(target)).length;
  console.log(
    `${log.length} interactions, ${new Set(log.map(({ user }) => user)).size} people, ${known.size} things that are known`,
  );
  console.log(`${cases.length} things to foretell, ${cold} of which nobody had touched before: every method misses those`);
  const options = { cutoff: Number(values.first), seed: Number(values.seed) };
  const { measured, compared } = measure(buildRankers(split.train), cases, options);
  console.log(`\n${''.padEnd(20)}hit rate@${options.cutoff}`.padEnd(48), `nDCG@${options.cutoff}`);
  for (const { name, hit, ndcg } of measured) console.log(name.padEnd(20) + written(hit).padEnd(28), written(ndcg));
  console.log('');
  for (const { name, against, ndcg } of compared) console.log(`${name} less ${against}: nDCG ${written(ndcg)}, ${verdict(ndcg)}`);
}

function written({ mean, low, high }: Interval): string {
  return `${mean.toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`;
}

function verdict({ low, high }: Interval): string {
  if (low > 0) return 'better';
  return high < 0 ? 'worse' : 'not told apart';
}
