/** Runs the fault matrix against real processes and prints the invariants: `npm run faults [-- F3 F11]`. */
import { checkEventLoop, checkInvariants, invariantLines } from '../tests/faults/invariants.ts';
import { faults } from '../tests/faults/faults.ts';
import { openFixture } from '../tests/faults/fixture.ts';

const requested = process.argv.slice(2);
const selected = faults.filter(({ id }) => requested.length === 0 || requested.includes(id));
if (selected.length === 0) {
  console.error(`There is no fault ${requested.join(', ')}; there are ${[...new Set(faults.map(({ id }) => id))].join(', ')}.`);
  process.exit(2);
}

const fixture = await openFixture();
let failed = 0;
try {
  for (const { id, title, run } of selected) {
    const startedAt = Date.now();
    const problem = await run(fixture).then(
      () => null,
      (error: unknown) => error,
    );
    console.log(`${problem ? 'FAIL' : 'ok  '} ${id.padEnd(4)} ${title} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    if (problem) {
      failed += 1;
      console.log(problem, `\nThe end of the server's log:\n${fixture.log().slice(-3000)}`);
      // The next fault starts from a healthy server.
      await fixture.payer.setCommandMode('ok');
      if (!fixture.isAlive()) await fixture.restart();
    }
  }
  const invariants = [...(await checkInvariants(fixture)), await checkEventLoop(fixture)];
  console.log(['', 'Invariants after all faults:', ...invariantLines(invariants)].join('\n'));
  const report = await fixture.command('reconcile');
  console.log(`\n${report.output}`);
  if (report.status !== 0) failed += 1;
  failed += invariants.filter(({ violations }) => violations.length > 0).length;
} finally {
  await fixture.close();
}
console.log(failed === 0 ? `\nAll ${selected.length} faults passed.` : `\n${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);
