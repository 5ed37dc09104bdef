/** The short form of `npm run faults`: real processes, killed and cut off, and the books that must hold all the same. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from '../faults/faults.ts';
import { checkInvariants } from '../faults/invariants.ts';
import { openWorld, type World } from '../faults/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test.each(faults.filter(({ short }) => short).map((fault) => [fault.id, fault.title, fault] as const))(
  '%s: %s',
  (_id, _title, fault) => fault.run(world),
);

test('after all of it every success has one grant, number, notification and e-mail, and the sums are the ledger’s', async () => {
  const invariants = await checkInvariants(world);
  expect(invariants.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(invariants.find(({ name }) => name === 'one grant per success')?.checked).toBeGreaterThan(8);
});
