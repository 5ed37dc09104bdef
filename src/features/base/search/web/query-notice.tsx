import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';

type UnderstoodProps = { query: string; meta: { corrected: string | null; loose: boolean } };

/** Tells the user when a corrected or partial query was searched. */
export function QueryNotice({ query, meta: { corrected, loose } }: UnderstoodProps) {
  if (corrected && !loose) return <Banner kind="info">{m.search_corrected({ query, corrected })}</Banner>;
  return loose ? <Banner kind="info">{m.search_loose()}</Banner> : null;
}
