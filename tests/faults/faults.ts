import { databaseFaults } from './database-faults.ts';
import type { Fault } from './fault.ts';
import { processFaults } from './process-faults.ts';
import { providerFaults } from './provider-faults.ts';
import { settlementFaults } from './settlement-faults.ts';

/** All faults, by number. */
export const faults: readonly Fault[] = [...settlementFaults, ...providerFaults, ...databaseFaults, ...processFaults].toSorted(
  (a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)),
);
