/** Factories for tests: a job to which one applies by e-mail, and the links in e-mails. */
import type { TestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aCompanyWithoutEmployer, aJob, anApplication, RESUME } from '#features/catalogue/jobs/server/testing.ts';
import { LANGUAGE_COOKIE } from '#platform/http/request-language.ts';
import { confirmAddress, keepAddress } from './addresses.ts';
import { recordDelivery } from './record-delivery.ts';

/** A job of a company for which nobody works here; its applications go to an address that was confirmed. */
export async function aJobByEmail(app: TestApp, email = 'people@lamps.example') {
  const ctx = app.context();
  const company = await aCompanyWithoutEmployer(ctx, { name: 'Meenakshi Lamps' });
  await ctx.inTransaction(async (trx) =>
    confirmAddress(trx, await keepAddress(trx, { companyId: company.id, email }), { by: null }),
  );
  return { company, job: await aJob(ctx, { company_id: company.id, apply_email: email }) };
}

/** An e-mail with an application for a job by e-mail, as it was delivered or not; returns the secret of its link. */
export async function aDelivery(app: TestApp, user_id: string, state: 'sent' | 'dead' = 'sent') {
  const ctx = app.context();
  const { job, company } = await aJobByEmail(app);
  const { id: applicationId } = await anApplication(ctx, { user_id, job_id: job.id });
  const address = await keepAddress(ctx, { companyId: company.id, email: 'people@lamps.example' });
  const { secret, mailId } = await recordDelivery(ctx, applicationId, address);
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('outbox_mails')
    .values({
      id: mailId,
      recipient: address.email,
      subject: '',
      text: '',
      headers: '{}',
      available_at: now,
      created_at: now,
      state,
    })
    .execute();
  return { secret, applicationId };
}

/** A member who has applied for a job by a file. */
export async function applyByFile(app: TestApp, jobSlug: string, { name = 'Asha Pillai', answers = '{}', language = 'en' } = {}) {
  const applicant: TestMember = await aMember(app.context(), { name });
  const reader = { cookie: `${applicant.cookie}; ${LANGUAGE_COOKIE}=${language}` };
  const { data } = await app.call(reader, 'POST /api/job_applications', {
    multipart: {
      job_slug: jobSlug,
      cover_letter: 'I count lamps.',
      answers,
      file: new File([RESUME], 'asha.txt', { type: 'text/plain' }),
    },
  });
  return { applicant, applicationId: data.id };
}

/** The secret of the link with this path in an e-mail. */
export const secretIn = (message: string, path: 'received' | 'confirm-address'): string =>
  new RegExp(`/${path}/([\\w-]{43})`).exec(message.replaceAll(/=\r?\n/g, ''))?.[1] ?? '';
