import { findSubjects } from '#features/base/interests/server/index.ts';
import { wholeBucket } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { BODY_VERSION, sanitiseBody } from './body/sanitise-body.ts';
import { getReadableInsight, type FullRow } from './get-readable-insight.ts';
import { categoryTopic, hashtagTopic, loadListedCards, START, type ListedCard } from './listings.ts';
import { computeRights } from './policy.ts';
import { presentCards } from './present-cards.ts';

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
  const [card, ...related] = await presentCards(ctx, [insight, ...(await loadRelated(ctx, insight))]);
  if (!card) throw new Error('the insight was not presented');
  const { state } = card.attributes;
  return {
    ...card,
    attributes: {
      ...card.attributes,
      body: insight.body_version === BODY_VERSION ? insight.body : sanitiseBody(insight.body),
      version: insight.version,
      source: insight.source_url === null ? null : { url: insight.source_url, host: hostName(insight.source_url) },
      only_staff: insight.author_id === null && (state === 'draft' || state === 'deleted'),
      hidden_reason: insight.hidden_at ? insight.hidden_reason : null,
      related,
      related_by: { algorithm: RELATED_ALGORITHM, bucket: wholeBucket(ctx) },
      can: computeRights(insight, ctx.viewer),
    },
  };
}

const hostName = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Related cards: by shared hashtags, then category; most popular first. */
async function loadRelated(ctx: Context, { id, hashtags, category_id }: FullRow): Promise<ListedCard[]> {
  const { categories } = await findSubjects(ctx, { categoryIds: category_id === null ? [] : [category_id], hashtags: [] });
  const byTag = hashtags.map(hashtagTopic);
  const topics = [...byTag, ...[...categories.values()].map(({ slug }) => categoryTopic(slug))];
  // As many of each topic as are shown, and one more, because the card itself is among them.
  const maxPerTopic = MAX_RELATED + 1;
  const listed = await loadListedCards(ctx, {
    topics,
    order: 'hot',
    after: START,
    limit: maxPerTopic * topics.length,
    maxPerTopic,
  });
  const others = listed.filter((card) => card.id !== id);
  const sharesTag = ({ topic }: ListedCard) => byTag.includes(topic);
  return [...others.filter(sharesTag), ...others.filter((card) => !sharesTag(card))].slice(0, MAX_RELATED);
}
