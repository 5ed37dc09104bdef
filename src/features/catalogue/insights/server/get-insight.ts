import { wholeBucket } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { BODY_VERSION, sanitiseBody } from './body/sanitise-body.ts';
import { getReadableInsight, type FullRow } from './get-readable-insight.ts';
import { categoryTopic, hashtagTopic, loadListedCards, START } from './listings.ts';
import { computeRights } from './policy.ts';
import { presentCard, presentListedCards } from './present-cards.ts';

const MAX_RELATED = 3;
/** The name of the algorithm of related cards; change it with the algorithm. */
const RELATED_ALGORITHM = 'shared-hashtags-then-category-1';

/** One insight with its body and related cards. */
export const getInsight: UseCase<'GET /api/knowledges/{slug}'> = async (ctx, { params }) => {
  // public: published cards are public; others are visible to their author and a 404 for everyone else
  return { data: await presentInsight(ctx, await getReadableInsight(ctx, params.slug)) };
};

/** Presents an insight with the additional fields of its page. */
export async function presentInsight(ctx: Context, insight: FullRow) {
  const card = await presentCard(ctx, insight);
  const { state } = card.attributes;
  return {
    ...card,
    attributes: {
      ...card.attributes,
      body: insight.body_version === BODY_VERSION ? insight.body : sanitiseBody(insight.body),
      source: insight.source_url === null ? null : { url: insight.source_url, host: hostName(insight.source_url) },
      only_staff: insight.author_id === null && (state === 'draft' || state === 'deleted'),
      hidden_reason: insight.hidden_at ? insight.hidden_reason : null,
      related: await loadRelated(ctx, insight, card.attributes.category?.slug),
      related_by: { algorithm: RELATED_ALGORITHM, bucket: wholeBucket(ctx) },
      can: computeRights(insight, ctx.viewer),
    },
  };
}

const hostName = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Related cards: by shared hashtags, then category; most popular first. */
async function loadRelated(ctx: Context, insight: FullRow, category: string | undefined) {
  const after = START;
  const options = { order: 'hot', after, limit: MAX_RELATED + 1 } as const;
  const byTag = await loadListedCards(ctx, { ...options, topics: insight.hashtags.map(hashtagTopic) });
  const byCategory = await loadListedCards(ctx, { ...options, topics: category ? [categoryTopic(category)] : [] });
  const others = [...byTag, ...byCategory].filter(({ id }) => id !== insight.id);
  const unique = [...new Map(others.map((card) => [card.id, card])).values()];
  return presentListedCards(ctx, unique.slice(0, MAX_RELATED));
}
