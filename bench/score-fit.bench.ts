import path from 'node:path';
import { scoreFit } from '#features/member/fitment/server/index.ts';
import { buildTaxonomy, loadCatalogue } from '#features/base/skills/server/index.ts';
import { CASES } from '#features/member/fitment/server/engine/fixtures/people.ts';

/**
 * Benchmark of computing one score: node bench/score-fit.bench.ts. It measures processor time, which does not depend on other
 * load. Goals for the median on one core: a résumé of two pages below 50 ms, one of thirty pages below 500 ms.
 */
const taxonomy = buildTaxonomy(await loadCatalogue(path.resolve('content')));
const [firstCase] = CASES;
const allResumes = CASES.map(({ qualified }) => qualified).join('\n');

for (const [name, resume] of [
  ['two pages', allResumes.slice(0, 6_000)],
  ['thirty pages', allResumes.repeat(20).slice(0, 90_000)],
] as const) {
  const times = Array.from({ length: 15 }, () => {
    const start = process.cpuUsage();
    scoreFit({
      taxonomy,
      ad: {
        title: firstCase?.title ?? '',
        text: CASES.slice(0, 3)
          .map(({ ad }) => ad)
          .join('\n'),
      },
      resume,
      today: '2026-11-21',
    });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  console.log(`${name}: median ${times[7]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`);
}
