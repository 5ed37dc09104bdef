import type { FeedSource } from '#features/base/analytics/web/index.ts';
import type { FeedReason } from '../contract.ts';
import { reasonSentence } from './reason-sentence.ts';
import { RecommendedMenu } from './recommended-menu.tsx';
import { useRecommended } from './use-recommended.ts';

/** The feed source and reason of a recommended card. */
export type Recommendation = { source: FeedSource; reason: FeedReason };

type RecommendedCard = { type: string; id: string; slug?: string; title: string; menuClass?: string };

/** The props, menu and reason of a recommended card; empty for other cards. */
export function useRecommendation(recommended: Recommendation | undefined, { title, menuClass = '', ...card }: RecommendedCard) {
  const item = recommended ? { ...card, source: recommended.source } : null;
  const seen = useRecommended(item);
  if (!recommended || !item) return { seen, menu: null, why: null };
  const sentence = reasonSentence(recommended.reason);
  return {
    seen,
    menu: <RecommendedMenu item={item} title={title} sentence={sentence} className={menuClass} />,
    why: <p className="caption muted">{sentence}</p>,
  };
}
