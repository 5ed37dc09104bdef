import { audit } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { applicationPolicy, changeApplicationStatus } from '#features/catalogue/jobs/server/index.ts';
import { addInterview } from '#features/member/correspondence/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict, invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isTimeZone } from '#platform/language/time-zone.ts';
import { expectStage, loadApplicant, lockStage } from './load-applicant.ts';
import { presentApplicant } from './present-applicant.ts';

/** Invites an applicant to an interview, in place of one that is still to come; moves them to that stage. */
export const inviteApplicant: UseCase<'POST /api/hiring/applicants/{id}/interviews'> = async (ctx, { params: { id }, body }) => {
  signedIn(ctx);
  const { job } = await loadApplicant(ctx, id, 'recruit');
  const { from, starts_at, time_zone, minutes, place, link, note } = body;
  const startsAt = new Date(starts_at);
  if (!isTimeZone(time_zone)) throw invalid({ path: 'time_zone', code: 'time-zone-unknown' });
  if (startsAt <= ctx.clock.now()) throw invalid({ path: 'starts_at', code: 'interview-in-past' });
  if (place === '' && link === '') throw invalid({ path: 'place', code: 'interview-place-required' });
  const row = await lockStage(ctx, id);
  expectStage(row, from);
  if (['rejected', 'withdrawn'].includes(row.stage)) throw conflict('applicant-moved');
  const interviewId = await addInterview(ctx, id, { startsAt, timeZone: time_zone, minutes, place, link, note });
  const isMoved = applicationPolicy.canBecome(row.status, 'interview');
  if (isMoved) await changeApplicationStatus(ctx, { id, status: 'interview' });
  await notify(ctx, {
    userId: row.user_id,
    kind: 'application-interview',
    dedupeKey: `application-interview:${interviewId}`,
    facts: { job: job.title, company: job.company },
    url: `/applications?entry=job-${job.id}`,
    mail: !isMoved,
  });
  await audit(ctx, {
    action: 'applicant.invite',
    objectType: 'job_application',
    objectId: id,
    details: { interview: interviewId, before: row.stage, after: isMoved ? 'interview' : row.stage },
  });
  return presentApplicant(ctx, id);
};
