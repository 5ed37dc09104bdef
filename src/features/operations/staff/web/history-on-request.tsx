import { useSuspenseQuery, type QueryKey, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import { AuditEntries } from './audit-entries.tsx';
import type { AuditEntry } from './queries.ts';

type Feed = { data: AuditEntry[]; meta: { next_cursor: string | null } };
type HistoryProps<Key extends QueryKey> = { query: UseSuspenseQueryOptions<Feed, Error, Feed, Key> };

/** What staff did to a thing that stands whole in its list; loaded once it is asked for. */
export function HistoryOnRequest<Key extends QueryKey>({ query }: HistoryProps<Key>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="stack gap-2">
      <div>
        <Button variant="bare" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.members_history()}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<SkeletonText lines={2} />}>
          <Entries query={query} />
        </Suspense>
      )}
    </div>
  );
}

function Entries<Key extends QueryKey>({ query }: HistoryProps<Key>) {
  const entries = useSuspenseQuery(query).data.data;
  return entries.length === 0 ? <p className="small muted">{m.staff_history_none()}</p> : <AuditEntries entries={entries} />;
}
