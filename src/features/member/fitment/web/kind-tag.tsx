import { m } from '#platform/messages/messages.js';
import { Tag } from '#platform/ui/tag.tsx';
import type { FreeRow } from './queries.ts';

/** Says where a row comes from, unless the ad simply requires it. */
export function KindTag({ row: { kind, type } }: { row: Pick<FreeRow, 'kind' | 'type'> }) {
  if (kind === 'required' || type === 'wording') return null;
  return <Tag>{kind === 'duty' ? m.fitment_duty() : m.fitment_preferred()}</Tag>;
}
