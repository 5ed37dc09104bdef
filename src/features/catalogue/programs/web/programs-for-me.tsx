import { useQuery } from '@tanstack/react-query';
import { FeedShelf } from '#features/base/ranking/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Carousel } from '#platform/ui/carousel.tsx';
import { SkeletonCards } from '#platform/ui/skeleton.tsx';
import { ProgramCard } from './program-card.tsx';
import { programsForMeQuery } from './queries.ts';

export const PROGRAM_SLIDES = { wide: 4, medium: 2.4, small: 1.25 };

/** Courses recommended to the viewer, side by side. */
export function ProgramsForMe() {
  const feed = useQuery(programsForMeQuery());
  const heading = <h2 className="part-title">{m.ranking_programs()}</h2>;
  if (!feed.data || feed.data.data.length === 0)
    return (
      <FeedShelf
        id="programs-for-me"
        title={m.ranking_programs()}
        feed={{ ...feed, items: feed.data?.data }}
        loading={<SkeletonCards cards={4} />}
        empty={<p className="muted">{m.ranking_programs_none()}</p>}
      >
        {() => null}
      </FeedShelf>
    );
  const { data, algorithm, bucket } = feed.data;
  return (
    <Carousel label={m.ranking_programs()} heading={heading} slides={PROGRAM_SLIDES}>
      {data.map((program) => (
        <ProgramCard
          key={program.id}
          program={program}
          recommended={{ source: { algorithm, bucket }, reason: program.attributes.reason }}
        />
      ))}
    </Carousel>
  );
}
