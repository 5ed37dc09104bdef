import { m } from '#platform/messages/messages.js';
import type { Preview } from './queries.ts';
import { STATUS_TONES, StatusCounts, type Status } from './row-status.tsx';
import './fitment.css';

const STATUSES: readonly Status[] = ['met', 'partly', 'missing'];

/** One block for every core requirement, all of one width: how many, not how much. */
export function CountBlocks({ counts }: { counts: Preview['counts'] }) {
  const count = counts.met + counts.partly + counts.missing;
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="title-s">
        {m.fitment_core_count({ count })}
      </h2>
      <StatusBlocks counts={counts} />
    </section>
  );
}

/** The blocks with their counts in words. */
export function StatusBlocks({ counts }: { counts: Preview['counts'] }) {
  return (
    <div>
      <div className="blocks" aria-hidden="true">
        {STATUSES.flatMap((status) =>
          Array.from({ length: counts[status] }, (_, index) => (
            <i key={`${status}-${index}`} className={`block-${status} band-${STATUS_TONES[status]}`} />
          )),
        )}
      </div>
      <StatusCounts counts={counts} />
    </div>
  );
}
