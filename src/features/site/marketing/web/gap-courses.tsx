import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { featuredProgramsQuery, ProgramCard } from '#features/catalogue/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { TextLink } from '#platform/ui/text-link.tsx';

const FIELDS = ['data', 'health', 'software', 'finance'];
const SHOWN = 4;

/** Four courses to begin with, of four fields. */
export function GapCourses() {
  const { data } = useSuspenseQuery(featuredProgramsQuery());
  const wanted = FIELDS.flatMap((field) => data.data.find(({ attributes }) => attributes.families[0] === field) ?? []);
  const shown = [...wanted, ...data.data.filter((program) => !wanted.includes(program))].slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className="section container section-after" aria-labelledby="courses">
      <div className="section-head">
        <h2 id="courses">{m.marketing_courses()}</h2>
        <TextLink render={<Link to="/courses" />}>{m.marketing_courses_all()}</TextLink>
        <p>{m.marketing_courses_text()}</p>
      </div>
      <div className="shelf">
        {shown.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </div>
    </section>
  );
}
