import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { Carousel } from '#platform/ui/carousel.tsx';
import { ItemTitle } from '#platform/ui/list.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { PROGRAM_SLIDES, ProgramsForMe } from './programs-for-me.tsx';
import { ProgramCard } from './program-card.tsx';
import { featuredProgramsQuery, trendingProgramsQuery, type Program, type ProgramList } from './queries.ts';
import './courses.css';

/** The overview without filters: categories with pictures, recommended courses, popular ones, and one to start with in each field. */
export function CoursesShelves({ categories }: { categories: ProgramList['facets']['category'] }) {
  const user = useCurrentUser();
  const { data: trending } = useSuspenseQuery(trendingProgramsQuery());
  const { data: featured } = useSuspenseQuery(featuredProgramsQuery());
  return (
    <div className="stack gap-9">
      <TitledSection
        id="categories"
        title={m.programs_categories()}
        aside={
          <TextLink className="push-end" render={<Link to="/universities" />}>
            {m.programs_universities()}
          </TextLink>
        }
      >
        <ul className="category-tiles">
          {categories.map(({ value, name, count }) => (
            <li key={value} className="card category-tile">
              <Cover slug={value} thumb={56} />
              <div className="min-w-0">
                <ItemTitle render={<Link to="/category/$id/$name" params={{ id: value, name: value }} />}>{name}</ItemTitle>
                <p className="small muted">{m.programs_count({ count, shown: formatNumber(count) })}</p>
              </div>
            </li>
          ))}
        </ul>
      </TitledSection>
      {user && <ProgramsForMe />}
      <ProgramCarousel title={m.programs_trending()} programs={trending.data} />
      <ProgramCarousel title={m.programs_featured()} programs={featured.data} />
    </div>
  );
}

function ProgramCarousel({ title, programs }: { title: string; programs: readonly Program[] }) {
  if (programs.length === 0) return null;
  return (
    <Carousel label={title} heading={<h2 className="part-title">{title}</h2>} slides={PROGRAM_SLIDES}>
      {programs.map((program) => (
        <ProgramCard key={program.id} program={program} />
      ))}
    </Carousel>
  );
}
