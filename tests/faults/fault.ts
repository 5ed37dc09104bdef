import type { Fixture } from './fixture.ts';

/** One fault of the matrix; `run` throws when the product does not behave. `short` ones belong to every test run. */
export type Fault = { id: string; title: string; short: boolean; run: (fixture: Fixture) => Promise<void> };
