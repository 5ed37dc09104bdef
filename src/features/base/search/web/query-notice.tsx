import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import type { QueryPart } from './queries.ts';

type QueryNoticeProps = { query: string; meta: { corrected: string | null; loose: boolean; understood: readonly QueryPart[] } };

/** A notice that a corrected or partial query was searched. */
export function QueryNotice({ query, meta: { corrected, loose, understood } }: QueryNoticeProps) {
  if (corrected && !loose) return <Banner kind="info">{m.search_corrected({ query, corrected })}</Banner>;
  if (!loose) return null;
  return <Banner kind="info">{understood.length > 1 ? m.search_loose_parts() : m.search_loose()}</Banner>;
}
