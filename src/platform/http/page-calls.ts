/**
 * What the calls share that one render of a page makes: its reader is looked up once, equal reads are made once, and it is the
 * same time for all of them.
 */
import { shareReads, type SharedReads } from '#platform/db/share-reads.ts';
import type { Clock } from '#platform/runtime/clock.ts';
import type { Services, Viewer } from './context.ts';

export type PageCalls = {
  reads: SharedReads;
  clock: Clock;
  /** The reader, whom the first call looks up. All calls of a page carry the same cookies. */
  viewer: (authenticate: () => Promise<Viewer | null>) => Promise<Viewer | null>;
};

export function pageCalls({ db, clock }: Services): PageCalls {
  const time = clock.now();
  let viewer: Promise<Viewer | null> | undefined;
  return {
    reads: shareReads(db),
    clock: { now: () => new Date(time) },
    viewer: (authenticate) => (viewer ??= authenticate()),
  };
}
