import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { FeedShelf, reasonSentence, RecommendedMenu, useRecommended } from '#features/base/ranking/web/index.ts';
import { recordEvent, type FeedSource } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { mutation } from '#platform/browser/queries.ts';
import { Button } from '#platform/ui/button.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { peopleToFollowQuery, type SuggestedPerson } from './queries.ts';

/** Suggested members to follow, with reasons. */
export function PeopleToFollow() {
  const feed = useQuery(peopleToFollowQuery());
  const { algorithm = '', bucket = '' } = feed.data ?? {};
  return (
    <FeedShelf
      id="people-to-follow"
      title={m.ranking_people()}
      feed={{ ...feed, items: feed.data?.data }}
      loading={<SkeletonList rows={3} />}
      empty={
        <div className="stack gap-1.5">
          <p className="muted">{m.ranking_people_none()}</p>
          <TextLink className="start" href="/insights/browse">
            {m.ranking_people_subjects()}
          </TextLink>
        </div>
      }
    >
      {(people) => (
        <List>
          {people.map((person) => (
            <SuggestedPersonItem key={person.id} person={person} source={{ algorithm, bucket }} />
          ))}
        </List>
      )}
    </FeedShelf>
  );
}

function SuggestedPersonItem({ person: { id, attributes }, source }: { person: SuggestedPerson; source: FeedSource }) {
  const item = { type: 'user', id, slug: attributes.slug, source };
  const impressionProps = useRecommended(item);
  const sentence = reasonSentence(attributes.reason);
  return (
    <Item
      {...impressionProps}
      art={<Avatar name={attributes.name} size={40} />}
      action={
        <div className="item-actions">
          <FollowButton id={id} attributes={attributes} source={source} />
          <RecommendedMenu item={item} title={attributes.name} sentence={sentence} />
        </div>
      }
    >
      <ItemTitle render={<Link to="/profile/$slug" params={{ slug: attributes.slug }} />}>{attributes.name}</ItemTitle>
      {attributes.headline && <p className="small muted clamp">{attributes.headline}</p>}
      <p className="caption muted">{sentence}</p>
    </Item>
  );
}

/** The row stays after following, so that it can be undone. */
function FollowButton({ id, attributes, source }: Pick<SuggestedPerson, 'id' | 'attributes'> & { source: FeedSource }) {
  const toast = useToast();
  const client = useQueryClient();
  const { name, slug, following } = attributes;
  const show = (isFollowing: boolean) =>
    client.setQueryData(
      peopleToFollowQuery().queryKey,
      (previous) =>
        previous && {
          ...previous,
          data: previous.data.map((member) =>
            member.id === id ? { ...member, attributes: { ...member.attributes, following: isFollowing } } : member,
          ),
        },
    );
  const change = useMutation({
    ...mutation(following ? 'DELETE /api/users/{slug}/follow' : 'POST /api/users/{slug}/follow'),
    onMutate: () => void show(!following),
    onError: (error) => {
      show(following);
      toast.show(error.message, { kind: 'warn' });
    },
  });
  const toggle = () => {
    change.mutate({ params: { slug } });
    if (!following) recordEvent({ actionable_action: 'follow', actionable_type: 'user', actionable_id: slug, ...source });
  };
  return (
    <Button
      variant="quiet"
      small
      iconOnly
      icon={following ? UserCheck : UserPlus}
      pressed={following}
      label={m.profiles_follow_named({ name })}
      onClick={toggle}
    />
  );
}
