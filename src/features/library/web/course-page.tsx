import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { recordJourney } from '#features/journeys/web/index.ts';
import { programPath, programQuery, ProgramView, structuredProgram } from '#features/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/web/page-head.ts';
import { CourseInsights, CourseJobs } from './course-shelves.tsx';
import { courseInsightsQuery, courseJobsQuery } from './queries.ts';

export const Route = createFileRoute('/course-detail/$id/$')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const [{ data: program }] = await Promise.all([
      queryClient.ensureQueryData(programQuery(id)),
      queryClient.prefetchQuery(courseInsightsQuery(id)),
      queryClient.prefetchQuery(courseJobsQuery(id)),
    ]);
    return program;
  },
  head: ({ loaderData: program }) => {
    if (!program) return {};
    const { title, provider, summary, category, category_name, skills } = program.attributes;
    const path = programPath(program);
    return pageHead({
      title: m.library_course_head({ title, provider }),
      description: summary || m.library_course_description({ title, provider }),
      path,
      keywords: [title, provider, ...skills.map(({ name }) => name)].join(', '),
      structured: structuredProgram(program, [
        { name: m.programs_title(), path: '/courses' },
        { name: category_name, path: `/category/${category}/${category}` },
        { name: title, path },
      ]),
    });
  },
  component: CoursePage,
});

/** One course: whatever follows its id in the address leads here. */
function CoursePage() {
  const { id } = Route.useParams();
  const program = useSuspenseQuery(programQuery(id)).data.data;
  useEffect(() => recordJourney({ actionable_action: 'view', actionable_type: 'program', actionable_id: id }), [id]);
  return (
    <ProgramView program={program}>
      <CourseJobs id={id} />
      <CourseInsights id={id} />
    </ProgramView>
  );
}
