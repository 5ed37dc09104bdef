import path from 'node:path';
import { buildTaxonomy, loadCatalogue, matchSkills } from '#features/base/skills/server/index.ts';
import { mergeSkills } from '#features/base/skills/server/import/merge-skills.ts';

/**
 * Benchmark of building a taxonomy and parsing a text with it, compared with the shipped one: node
 * bench/build-taxonomy.bench.ts. Goals with 20,000 imported skills: three seconds at start, and parsing at least half as fast.
 */
const shipped = await loadCatalogue(path.resolve('content'));
const shippedTaxonomy = buildTaxonomy(shipped);
const text = shipped.map(({ name, aliases }) => `Experience with ${[name, ...aliases].join(', ')}.`).join('\n');

const WORDS = ['tidal', 'kestrel', 'granite', 'loam', 'copper', 'orchard', 'signal', 'canvas', 'harbour', 'meadow', 'turbine'];
const word = (at: number) => `${WORDS[at % WORDS.length]}${Math.floor(at / WORDS.length)}`;
const imported = Array.from({ length: 20_000 }, (_, at) => ({
  id: `onet-1-${at}`,
  source: 'onet' as const,
  name: `${word(at)} ${word(at * 7)} gauge`,
  kind: 'tool' as const,
  family: 'onet',
  aliases: [`${word(at)} ${word(at * 7)} meter`, `gauge of ${word(at)} ${word(at * 3)}`],
  parents: at > 0 ? [`onet-1-${Math.floor(at / 12)}`] : [],
  siblings: [`onet-1-${(at + 1) % 20_000}`],
  topics: [word(at), word(at * 5), 'measuring'],
}));
const extended = buildTaxonomy(mergeSkills(shippedTaxonomy, imported).skills);

report('build the shipped taxonomy', () => buildTaxonomy(shipped));
report('widen by 20,000 skills', () => mergeSkills(shippedTaxonomy, imported));
report(`build all ${extended.skills.length}`, () => buildTaxonomy(extended.skills));
report(`read ${text.length} characters, shipped`, () => matchSkills(shippedTaxonomy, text));
report(`read ${text.length} characters, extended`, () => matchSkills(extended, text));

function report(name: string, work: () => unknown): void {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  console.log(`${name}: median ${times[3]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`);
}
