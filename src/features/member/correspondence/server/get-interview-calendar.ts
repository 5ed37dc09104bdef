import { m } from '#platform/messages/messages.js';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { writeCalendar } from '#platform/io/calendar.ts';
import { getOwnApplication } from './get-own-application.ts';

const MINUTE_MS = 60_000;

/** An interview of one of the viewer's own applications as an iCalendar file. */
export const getInterviewCalendar: UseCase<'GET /api/job_applications/{id}/interviews/{interview_id}/calendar'> = async (
  ctx,
  { params },
) => {
  signedIn(ctx);
  const { job } = await getOwnApplication(ctx, params.id);
  const interview = await ctx.db
    .selectFrom('application_interviews')
    .selectAll()
    .where('id', '=', params.interview_id)
    .where('job_application_id', '=', params.id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (!interview) throw notFound('interview');
  const starts = interview.starts_at;
  const text = writeCalendar({
    name: m.correspondence_interview_event({ company: job.companyName }),
    product: ctx.config.BRAND_NAME,
    createdAt: ctx.clock.now(),
    events: [
      {
        uid: `${interview.id}@${new URL(ctx.config.APP_ORIGIN).hostname}`,
        day: '',
        time: { starts, ends: new Date(starts.getTime() + interview.minutes * MINUTE_MS) },
        summary: m.correspondence_interview_summary({ company: job.companyName, job: job.title }),
        description: [interview.place, interview.link, interview.note].filter((line) => line !== '').join('\n'),
        place: interview.place || interview.link,
        isBusy: true,
        url: `${ctx.config.APP_ORIGIN}/applications?entry=job-${job.id}`,
      },
    ],
  });
  return { file: new TextEncoder().encode(text), name: 'interview.ics', type: 'text/calendar; charset=utf-8' };
};
