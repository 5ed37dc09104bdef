import path from 'node:path';
import { buildTaxonomy, loadCatalogue, matchSkills } from '#features/base/skills/server/index.ts';
import { mergeSkills } from '#features/base/skills/server/import/merge-skills.ts';

/**
 * Benchmark of a taxonomy with 20,000 imported skills, compared with the shipped one: node bench/build-taxonomy.bench.ts.
 * Goals: building it takes at most three seconds, and matching a text at most twice as long as with the shipped one.
 */
const shipped = await loadCatalogue(path.resolve('content'));
const shippedTaxonomy = buildTaxonomy(shipped);
const text = shipped.map(({ name, aliases }) => `Experience with ${[name, ...aliases].join(', ')}.`).join('\n');

const WORDS = ['tidal', 'kestrel', 'granite', 'loam', 'copper', 'orchard', 'signal', 'canvas', 'harbour', 'meadow', 'turbine'];
const word = (index: number) => `${WORDS[index % WORDS.length]}${Math.floor(index / WORDS.length)}`;
const imported = Array.from({ length: 20_000 }, (_, index) => ({
  id: `onet-1-${index}`,
  source: 'onet' as const,
  name: `${word(index)} ${word(index * 7)} gauge`,
  kind: 'tool' as const,
  family: 'onet',
  aliases: [`${word(index)} ${word(index * 7)} meter`, `gauge of ${word(index)} ${word(index * 3)}`],
  parents: index > 0 ? [`onet-1-${Math.floor(index / 12)}`] : [],
  siblings: [`onet-1-${(index + 1) % 20_000}`],
  topics: [word(index), word(index * 5), 'measuring'],
}));
const extended = buildTaxonomy(mergeSkills(shippedTaxonomy, imported).skills);

report('build the shipped taxonomy', () => buildTaxonomy(shipped));
report('merge 20,000 skills', () => mergeSkills(shippedTaxonomy, imported));
report(`build all ${extended.skills.length}`, () => buildTaxonomy(extended.skills));
report(`match ${text.length} characters, shipped`, () => matchSkills(shippedTaxonomy, text));
report(`match ${text.length} characters, extended`, () => matchSkills(extended, text));

function report(name: string, work: () => unknown): void {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  console.log(`${name}: median ${times[3]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`);
}
