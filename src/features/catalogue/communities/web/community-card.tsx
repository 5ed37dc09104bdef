import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { Card, CardBody, CardFoot, CardTitle } from '#platform/ui/card.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { FollowMenu } from './follow-menu.tsx';
import type { Community } from './queries.ts';

/** A community in a grid. */
export function CommunityCard({ community: { attributes: community } }: { community: Community }) {
  return (
    <Card className="community-card">
      <Cover slug={community.slug} />
      <CardBody>
        <CardTitle level={3} render={<Link to="/communities/$slug" params={{ slug: community.slug }} />}>
          {community.name}
        </CardTitle>
        <p className="small muted">{community.description}</p>
        <CardFoot>
          <CommunityCounts community={community} />
          <span className="push-end">
            <FollowMenu community={community} small />
          </span>
        </CardFoot>
      </CardBody>
    </Card>
  );
}

/** The activity counts of a community. */
export function CommunityCounts({ community }: { community: Pick<Community['attributes'], 'followers' | 'questions'> }) {
  return (
    <Meta>
      {m.communities_questions_count({ count: community.questions, shown: formatNumber(community.questions) })}
      {community.followers > 0 &&
        m.communities_followers_count({ count: community.followers, shown: formatNumber(community.followers) })}
    </Meta>
  );
}
