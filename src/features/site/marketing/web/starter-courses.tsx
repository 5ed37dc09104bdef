import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { featuredProgramsQuery, ProgramCard } from '#features/catalogue/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { TextLink } from '#platform/ui/text-link.tsx';
import './home.css';

const FIELDS = ['data', 'health', 'software', 'finance'];
const MAX_COURSES = 4;

/** Four featured courses, from different fields where possible. */
export function StarterCourses() {
  const { data } = useSuspenseQuery(featuredProgramsQuery());
  const fromFields = FIELDS.flatMap((field) => data.data.find(({ attributes }) => attributes.families[0] === field) ?? []);
  const shown = [...fromFields, ...data.data.filter((program) => !fromFields.includes(program))].slice(0, MAX_COURSES);
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
