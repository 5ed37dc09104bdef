import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import {
  loadProgramComments,
  programPath,
  programQuery,
  ProgramView,
  structuredProgram,
} from '#features/catalogue/programs/web/index.ts';
import { TrackButton, useTrackProgram } from '#features/member/tracker/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { CourseInsights, CourseJobs } from './course-shelves.tsx';
import { courseInsightsQuery, courseJobsQuery } from './queries.ts';

export const Route = createFileRoute('/course-detail/$id/$')({
  loader: async ({ context: { queryClient }, params: { id, _splat } }): Promise<PageHead> => {
    const [{ data: program }] = await Promise.all([
      queryClient.ensureQueryData(programQuery(id)),
      queryClient.prefetchQuery(courseInsightsQuery(id)),
      queryClient.prefetchQuery(courseJobsQuery(id)),
      loadProgramComments(queryClient, id),
    ]);
    const path = programPath(program);
    // A duplicate was merged into it.
    if (program.id !== id) throw redirect({ to: path, statusCode: 301, replace: true });
    const { title, provider, summary, category, category_name, skills } = program.attributes;
    return {
      title: m.skill_pages_course_head({ title, provider }),
      description: summary || m.skill_pages_course_description({ title, provider }),
      path,
      keywords: [title, provider, ...skills.map(({ name }) => name)].join(', '),
      hidden: isThankYou(_splat ?? ''),
      structured: structuredProgram(program),
      above: [
        { name: m.programs_title(), path: '/courses' },
        { name: category_name, path: `/category/${category}/${category}` },
      ],
      here: title,
    };
  },
  head: pageHead,
  component: CoursePage,
});

/** Whether the URL is the course page that follows a program application. */
const isThankYou = (path: string): boolean => path.split('/').at(-1) === 'thank-you';

/** A course page; the URL's text after the id only decides whether the thank-you notice is shown. */
function CoursePage() {
  const { id, _splat = '' } = Route.useParams();
  const program = useSuspenseQuery(programQuery(id)).data.data;
  useEffect(() => recordEvent({ actionable_action: 'view', actionable_type: 'program', actionable_id: id }), [id]);
  const { suggestTracking } = useTrackProgram(id);
  return (
    <ProgramView
      program={program}
      providerLink={{ onLeave: suggestTracking, action: <TrackButton program_id={id} /> }}
      {...(isThankYou(_splat) && {
        notice: <Banner kind="good">{m.skill_pages_course_thanks({ title: program.attributes.title })}</Banner>,
      })}
    >
      <CourseJobs id={id} />
      <CourseInsights id={id} />
    </ProgramView>
  );
}
