import { getPerson } from '#features/base/accounts/server/index.ts';
import type { Answer } from '#features/catalogue/jobs/contract.ts';
import { companyRows, jobApplicationRows, jobRows } from '#features/catalogue/jobs/server/index.ts';
import { formatDate, formatDay } from '#platform/language/format.ts';
import { DEFAULT_LANGUAGE, localizePath } from '#platform/language/language.ts';
import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { addressState, findAddress } from './addresses.ts';
import { endDeliveries } from './end-deliveries.ts';
import { recordDelivery } from './record-delivery.ts';

/**
 * Sends an application to the address of its job, if it has one that is confirmed: letter, answers and résumé, with a link that
 * opens them. The link of an earlier e-mail ends.
 */
export const deliverApplication = (ctx: Context, { applicationId }: { applicationId: string }): Promise<void> =>
  // The applicant's language says nothing of the employer's.
  inLanguage(DEFAULT_LANGUAGE, () => deliver(ctx, applicationId));

async function deliver(ctx: Context, applicationId: string): Promise<void> {
  const application = await jobApplicationRows(ctx).where('id', '=', applicationId).executeTakeFirst();
  if (!application) return;
  const job = await ctx.db
    .selectFrom(jobRows(ctx).as('job'))
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'job.company_id')
    .select(['job.title', 'job.apply_email', 'company.id as companyId', 'company.name as company'])
    .where('job.id', '=', application.job_id)
    .executeTakeFirstOrThrow();
  if (job.apply_email === null) return;
  const address = await findAddress(ctx, { companyId: job.companyId, email: job.apply_email });
  if (!address || addressState(address) !== 'confirmed') return;
  await endDeliveries(ctx, { applicationId });
  const { secret, mailId, expires } = await recordDelivery(ctx, applicationId, address);
  const { name, email } = await getPerson(ctx, application.user_id);
  const facts = { name, job: job.title, company: job.company, brand: ctx.config.BRAND_NAME };
  await queueMail(ctx, {
    id: mailId,
    userId: application.user_id,
    to: address.email,
    subject: m.deliveries_mail_subject(facts),
    text: [
      m.deliveries_mail_intro(facts),
      application.cover_letter,
      writeAnswers(application.answers),
      m.deliveries_mail_link({ name, link: receivedLink(ctx, secret), date: formatDate(expires.toISOString(), 'full') }),
      email === '' ? '' : m.deliveries_mail_reply(facts),
      m.deliveries_mail_why(facts),
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(email && { replyTo: email }),
    attachments: [{ key: application.file_key, name: application.file_name, type: MEDIA_TYPE[application.file_kind] }],
  });
}

const receivedLink = (ctx: Context, secret: string): string =>
  new URL(localizePath(`/received/${secret}`), ctx.config.APP_ORIGIN).href;

const writeAnswers = (answers: readonly Answer[]): string =>
  answers.map(({ question, kind, answer }) => `${question}\n${writeAnswer(kind, answer)}`).join('\n\n');

function writeAnswer(kind: Answer['kind'], answer: string): string {
  if (kind === 'date') return formatDay(answer);
  if (kind === 'yes_no') return answer === 'yes' ? m.jobs_answer_yes() : m.jobs_answer_no();
  return answer;
}
