import { useQueries } from '@tanstack/react-query';
import { BoardsToFollow } from '#features/catalogue/boards/web/index.ts';
import { groupCommunities, topicsQuery, type Community } from '#features/catalogue/communities/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Chip } from '#platform/ui/chip.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import { mergeTopics, type TopicChoice } from './merge-topics.ts';
import { PeopleToFollow } from './people-to-follow.tsx';

const MAX_TOPICS = 6;

type FieldsStepProps = { communities: readonly Community[]; chosen: readonly string[]; onToggle: (slug: string) => void };

/** The subjects, in groups. */
export function FieldsStep({ communities, chosen, onToggle }: FieldsStepProps) {
  return groupCommunities(communities).map((group) => (
    <section key={group.id} className="stack gap-2.5" aria-label={group.title}>
      <h3>{group.title}</h3>
      <ul className="row gap-2">
        {group.communities.map(({ id, attributes: { slug, name } }) => (
          <li key={id}>
            <Chip pressed={chosen.includes(slug)} onClick={() => onToggle(slug)}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type TopicsStepProps = {
  /** The chosen subjects. */
  communities: readonly Community[];
  hashtags: readonly string[];
  onChange: (hashtags: string[]) => void;
};

/** A few topics of each chosen subject, and those that the member follows already. */
export function TopicsStep({ communities, hashtags, onChange }: TopicsStepProps) {
  const lists = useQueries({ queries: communities.map(({ attributes }) => topicsQuery(attributes.slug)) });
  const isPending = lists.some((list) => list.isPending);
  const failed = lists.filter((list) => list.isError);
  if (isPending) return <SkeletonText lines={6} />;
  if (failed.length > 0)
    return (
      <ErrorState level={3} title={m.profiles_interests_failed()} onRetry={() => failed.forEach((list) => void list.refetch())} />
    );
  const seen = new Set<string>();
  const groups = communities.map(({ attributes: { slug, name } }, index) => ({
    slug,
    name,
    topics: mergeTopics(lists[index]?.data?.data ?? [], name, seen, MAX_TOPICS),
  }));
  const offered = groups.flatMap(({ topics }) => topics.flatMap(({ slugs }) => slugs));
  const others = hashtags.filter((slug) => !offered.includes(slug)).map((slug) => ({ name: `#${slug}`, slugs: [slug] }));
  const toggle = ({ slugs }: TopicChoice) => {
    const rest = hashtags.filter((slug) => !slugs.includes(slug));
    onChange(rest.length === hashtags.length ? [...hashtags, ...slugs] : rest);
  };
  const sections = [...groups, { slug: 'others', name: m.profiles_interests_followed(), topics: others }];
  return sections
    .filter(({ topics }) => topics.length > 0)
    .map(({ slug, name, topics }) => (
      <section key={slug} className="stack gap-2.5" aria-label={name}>
        <h3>{name}</h3>
        <ul className="row gap-2">
          {topics.map((topic) => (
            <li key={topic.name}>
              <Chip pressed={topic.slugs.some((tag) => hashtags.includes(tag))} onClick={() => toggle(topic)}>
                {topic.name}
              </Chip>
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** People who write about the chosen subjects, and boards of them. */
export function PeopleStep() {
  return (
    <>
      <PeopleToFollow />
      <BoardsToFollow />
    </>
  );
}
