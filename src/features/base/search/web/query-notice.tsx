import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';

type QueryNoticeProps = { query: string; meta: { corrected: string | null; loose: boolean } };

/** A notice that a corrected or partial query was searched. */
export function QueryNotice({ query, meta: { corrected, loose } }: QueryNoticeProps) {
  if (corrected && !loose) return <Banner kind="info">{m.search_corrected({ query, corrected })}</Banner>;
  return loose ? <Banner kind="info">{m.search_loose()}</Banner> : null;
}
