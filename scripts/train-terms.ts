/**
 * Trains the model that finds knowledge in sentences: `npm run report -- train-terms GOLD.jsonl` writes
 * `content/term-weights.json`. With `--halves`, nothing is written: each half of the sentences is measured with a model
 * trained on the other half.
 */
import { writeFileSync } from 'node:fs';
import {
  evaluateSpans,
  parseGoldSpans,
  trimPunctuation,
  type GoldSpans,
} from '#features/member/fitment/server/evaluation/index.ts';
import { buildMatchContext, skillCatalogue } from '#features/base/skills/server/index.ts';
import { parseTermModel, type StoredTermModel } from '#features/member/fitment/server/engine/find-terms.ts';
import { describeSentence, type Sentence } from '#features/member/fitment/server/engine/term-features.ts';
import { computeTaggings, type Weight } from '#features/member/fitment/server/engine/term-tagger.ts';

const FILE = 'content/term-weights.json';
const MAX_FEATURES = 8000;
const MIN_OCCURRENCES = 2;
/** Sentences of one advertisement, and advertisements of one employer, are neighbours: they stay in one half. */
const BLOCK = 800;
const EPOCHS = 10;
const LEARNING_RATE = 0.1;
/** Smaller errors of a probability are not worth a step. */
const MIN_ERROR = 0.001;

type Tag = 'outside' | 'begin' | 'inside';
type Example = Sentence & { tags: Tag[] };
/** A weight with the sums that AdaGrad and averaging need, for `begin` and `inside`. */
type Learnt = Weight & { squares: Weight; sum: Weight };

const { taxonomy } = await skillCatalogue();

process.exitCode = await main(process.argv.slice(2));

async function main([file, option]: string[]): Promise<number> {
  if (file === undefined || (option !== undefined && option !== '--halves')) {
    console.error('Usage: npm run report -- train-terms GOLD.jsonl [--halves]');
    return 2;
  }
  const gold = await parseGoldSpans(file);
  if (option === undefined) {
    writeFileSync(FILE, `${JSON.stringify(train(gold.map(describeExample)))}\n`);
    return 0;
  }
  const halves = [0, 1].map((half) => gold.filter((_, index) => Math.floor(index / BLOCK) % 2 === half));
  for (const [index, half] of halves.entries()) {
    const model = parseTermModel(train((halves[1 - index] ?? []).map(describeExample)));
    const { exact, overlap } = evaluateSpans(taxonomy, half, model);
    console.log(`half ${index + 1}: F1 exact ${exact.f1.toFixed(3)}, overlapping ${overlap.f1.toFixed(3)}`);
  }
  return 0;
}

function describeExample({ text, spans }: GoldSpans): Example {
  const sentence = describeSentence(taxonomy, text, buildMatchContext(text));
  const trimmed = spans.map((span) => trimPunctuation(text, span));
  const tags = sentence.words.map((word, index): Tag => {
    const span = trimmed.find(({ start, end }) => start < word.end && end > word.start);
    const before = sentence.words[index - 1];
    if (!span) return 'outside';
    return before && before.end > span.start && word.isJoined ? 'inside' : 'begin';
  });
  return { ...sentence, tags };
}

/** Trains twice: once with every feature, then with those that had the most effect. */
function train(examples: readonly Example[]): StoredTermModel {
  const counts = new Map<string, number>();
  for (const name of examples.flatMap(({ features }) => features.flat())) counts.set(name, (counts.get(name) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= MIN_OCCURRENCES).map(([name]) => name);
  const first = fit(examples, frequent).features;
  const effect = (name: string) => {
    const { begin, inside } = first.get(name) ?? { begin: 0, inside: 0 };
    return (Math.abs(begin) + Math.abs(inside)) * Math.sqrt(counts.get(name) ?? 0);
  };
  const kept = frequent.toSorted((a, b) => effect(b) - effect(a)).slice(0, MAX_FEATURES);
  const { features, afterBegin, afterInside } = fit(examples, kept);
  const stored: StoredTermModel['features'] = {};
  for (const name of kept.toSorted()) {
    const [kind = '', value = ''] = [/^\S+/.exec(name)?.[0], /^\S+ (.*)$/s.exec(name)?.[1]];
    const weight = features.get(name);
    if (weight) (stored[kind] ??= {})[value] = inTenths(weight);
  }
  return { afterBegin: inTenths(afterBegin), afterInside: inTenths(afterInside), features: stored };
}

/** Maximizes the likelihood of the tags by AdaGrad (Duchi et al., 2011) and returns the average of the weights over all steps. */
function fit(examples: readonly Example[], names: readonly string[]) {
  const fresh = (): Learnt => ({ begin: 0, inside: 0, squares: { begin: 0.1, inside: 0.1 }, sum: { begin: 0, inside: 0 } });
  const model = { features: new Map(names.map((name) => [name, fresh()])), afterBegin: fresh(), afterInside: fresh() };
  const steps = EPOCHS * examples.length;
  const order = shuffled(examples);
  for (let step = 0; step < steps; step += 1) {
    const example = order[step % order.length];
    if (!example) continue;
    const taggings = computeTaggings(model, example);
    taggings.forEach((tagging, index) => {
      const [tag, next] = [example.tags[index], example.tags[index + 1]];
      const isOne = (value: boolean) => (value ? 1 : 0);
      for (const side of ['begin', 'inside'] as const) {
        const error = isOne(tag === side) - tagging[side];
        if (Math.abs(error) > MIN_ERROR)
          for (const name of example.features[index] ?? []) learn(model.features.get(name), side, error, steps - step);
        learn(
          model.afterBegin,
          side,
          isOne(tag === 'begin' && next === side) - tagging.begin * tagging.afterBegin[side],
          steps - step,
        );
        learn(
          model.afterInside,
          side,
          isOne(tag === 'inside' && next === side) - tagging.inside * tagging.afterInside[side],
          steps - step,
        );
      }
    });
  }
  const average = ({ sum }: Learnt): Weight => ({ begin: sum.begin / steps, inside: sum.inside / steps });
  return {
    features: new Map([...model.features].map(([name, learnt]) => [name, average(learnt)])),
    afterBegin: average(model.afterBegin),
    afterInside: average(model.afterInside),
  };
}

function learn(weight: Learnt | undefined, side: keyof Weight, error: number, remaining: number): void {
  if (!weight || error === 0) return;
  weight.squares[side] += error * error;
  const change = (LEARNING_RATE * error) / Math.sqrt(weight.squares[side]);
  weight[side] += change;
  weight.sum[side] += change * remaining;
}

/** The same order in every run. */
function shuffled<T>(items: readonly T[]): T[] {
  let seed = 1;
  const keyed = items.map((item) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { item, key: seed };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

function inTenths({ begin, inside }: Weight): [number, number] {
  return [Math.round(begin * 10), Math.round(inside * 10)];
}
