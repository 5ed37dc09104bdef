import type { World } from './world.ts';

/** One fault of the matrix; `run` throws when the product does not behave. `short` ones belong to every test run. */
export type Fault = { id: string; title: string; short: boolean; run: (world: World) => Promise<void> };
