import { audit } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { addMessage } from '#features/member/correspondence/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { ApplicantRow } from './applicant-rows.ts';
import type { AuthorizedJob } from './authorize-job.ts';

/** Fills {name}, {job} and {company} into a text of the company. */
export const fillTemplate = (body: string, { name, job, company }: { name: string; job: string; company: string }): string => {
  const values: Record<string, string> = { name: name.split(/\s+/)[0] ?? name, job, company };
  return body.replaceAll(/\{(name|job|company)\}/g, (whole, key: string) => values[key] ?? whole);
};

export const fillFor = (body: string, row: ApplicantRow, { title, company }: AuthorizedJob): string =>
  fillTemplate(body, { name: row.name, job: title, company });

/** Sends a message to an applicant and notifies them; by e-mail only where no other e-mail tells of it. Checks no permission. */
export async function writeToApplicant(
  ctx: Context,
  { row, job, body, mail }: { row: ApplicantRow; job: AuthorizedJob; body: string; mail: boolean },
): Promise<void> {
  const messageId = await addMessage(ctx, { applicationId: row.id, side: 'employer', body: fillFor(body, row, job) });
  await notify(ctx, {
    userId: row.user_id,
    kind: 'application-message',
    dedupeKey: `application-message:${messageId}`,
    facts: { job: job.title, company: job.company },
    url: `/applications?entry=job-${job.id}`,
    mail,
  });
  await audit(ctx, {
    action: 'applicant.message',
    objectType: 'job_application',
    objectId: row.id,
    details: { message: messageId },
  });
}
