import type { Fixture } from './fixture.ts';

/** One fault; `run` throws if the product does not handle it. `short` ones are part of `npm run test:full`. */
export type Fault = { id: string; title: string; short: boolean; run: (fixture: Fixture) => Promise<void> };
