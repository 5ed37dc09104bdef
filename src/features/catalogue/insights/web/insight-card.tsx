import { Link } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { PinButton } from '#features/catalogue/boards/web/index.ts';
import { useRecommended } from '#features/base/ranking/web/index.ts';
import type { FeedSource } from '#features/base/analytics/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Card, CardBody, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { LikeButton, SaveButton } from './insight-actions.tsx';
import type { InsightCardResource } from './queries.ts';
import { readingFacts } from './reading-facts.ts';
import { reasonSentence } from './reason-sentence.ts';
import { InsightMenu } from './insight-menu.tsx';
import { ShareButton } from './share-button.tsx';

/** An insight in a feed; with `lead` it is wide. */
export function InsightCard({
  insight,
  source = null,
  lead = false,
  level = 2,
}: {
  insight: InsightCardResource;
  /** The source of the feed that recommended the card. */
  source?: FeedSource | null;
  lead?: boolean;
  level?: 2 | 3;
}) {
  const { attributes } = insight;
  const impressionProps = useRecommended(source && { type: 'knowledge', id: insight.id, source });
  return (
    <Card className={lead ? 'lead-card' : ''} {...impressionProps}>
      <Cover slug={attributes.cover} />
      <CardBody>
        <Eyebrow className="eyebrow-line">
          {attributes.topic}
          <InsightMenu insight={insight} source={source} />
        </Eyebrow>
        <CardTitle level={level} render={<Link to="/insights/detail/$slug" params={{ slug: attributes.slug }} />}>
          {attributes.title}
        </CardTitle>
        <p className="muted small" lang={foreignLanguageTag(attributes.summary)}>
          {attributes.summary}
        </p>
        <div className="byline byline-end">
          <Avatar name={attributes.author} size={28} />
          <span>
            <span className="strong">{attributes.author}</span> <span className="muted">{readingFacts(attributes)}</span>
          </span>
        </div>
        {attributes.reason && <p className="caption muted">{reasonSentence(attributes.reason)}</p>}
        <CardActions insight={insight} />
      </CardBody>
    </Card>
  );
}

/** Actions available without opening the card. */
function CardActions({ insight }: { insight: InsightCardResource }) {
  const { slug, title, comments } = insight.attributes;
  return (
    <div className="card-actions">
      <LikeButton insight={insight} small />
      <ButtonLink
        variant="bare"
        small
        icon={MessageCircle}
        label={m.insights_comments_named({ title, count: formatNumber(comments) })}
        render={<Link to="/insights/detail/$slug" params={{ slug }} hash="comments" />}
      >
        <span className="num">{formatNumber(comments)}</span>
      </ButtonLink>
      <span className="push-end" />
      <ShareButton insight={insight} small iconOnly />
      <SaveButton insight={insight} small iconOnly />
      <PinButton kind="insight" id={slug} title={title} small />
    </div>
  );
}
