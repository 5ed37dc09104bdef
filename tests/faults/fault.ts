import type { Fixture } from './fixture.ts';

/** One fault; `run` throws if the server does not handle it. Faults with `short` are also part of `npm run test:full`. */
export type Fault = { id: string; title: string; short: boolean; run: (fixture: Fixture) => Promise<void> };
