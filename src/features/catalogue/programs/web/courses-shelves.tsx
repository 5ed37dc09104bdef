import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { language } from '#platform/language/language.ts';
import { Carousel } from '#platform/ui/carousel.tsx';
import { ItemTitle } from '#platform/ui/list.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { PROGRAM_SLIDES, ProgramsForMe } from './programs-for-me.tsx';
import { ProgramCard } from './program-card.tsx';
import { languageLabel } from './program-labels.ts';
import { featuredProgramsQuery, trendingProgramsQuery, type Program, type ProgramList } from './queries.ts';
import './courses.css';

/**
 * The overview without filters: categories with pictures, recommended courses, popular ones, one to start with in each field,
 * and the other languages that have courses.
 */
export function CoursesShelves({ facets }: Pick<ProgramList, 'facets'>) {
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
          {facets.category.map(({ value, name, count }) => (
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
      <OtherLanguages languages={facets.language} />
    </div>
  );
}

/** Links to the courses in each language but the reader's. */
function OtherLanguages({ languages }: { languages: ProgramList['facets']['language'] }) {
  const others = languages.filter(({ value }) => value !== language());
  if (others.length === 0) return null;
  return (
    <TitledSection id="languages" title={m.programs_other_languages()}>
      <ul className="row gap-3">
        {others.map(({ value, count }) => (
          <li key={value}>
            <TextLink render={<Link to="/courses" search={{ language: value }} />}>
              {languageLabel(value)} <span className="muted">{formatNumber(count)}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </TitledSection>
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
