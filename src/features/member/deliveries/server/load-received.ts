import type { z } from 'zod';
import { getPerson, hashSecret, memberRows } from '#features/base/accounts/server/index.ts';
import {
  applicationPolicy,
  companyRows,
  jobApplicationRows,
  jobRows,
  lockApplication,
} from '#features/catalogue/jobs/server/index.ts';
import type { ApplicationStatus } from '#features/catalogue/jobs/contract.ts';
import { HOLD_MINUTES, rejectionRows } from '#features/member/correspondence/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { ReceivedStage, type ReceivedApplication } from '../contract.ts';

/** The delivery of a secret link, which is the permission; 404 for one that ended. */
export async function findDelivery(ctx: Context, secret: string) {
  const delivery = await ctx.db
    .selectFrom('deliveries')
    .selectAll()
    .where('secret_hash', '=', hashSecret(secret))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  if (!delivery) throw notFound();
  return delivery;
}

/** The application of a secret link, with its job and the decision that was made. */
export async function loadReceived(ctx: Context, secret: string) {
  const delivery = await findDelivery(ctx, secret);
  const application = await jobApplicationRows(ctx).where('id', '=', delivery.job_application_id).executeTakeFirst();
  if (!application || application.status === 'withdrawn') throw notFound();
  const rejection = await rejectionRows(ctx).where('job_application_id', '=', application.id).executeTakeFirst();
  const stage: ApplicationStatus = rejection ? 'rejected' : application.status;
  return { delivery, application, rejection, stage };
}

export type Received = Awaited<ReturnType<typeof loadReceived>>;

/** Loads the application of a link and locks it; 409 where it is no longer in the stage in which its reader saw it. */
export async function lockReceived(ctx: Context, secret: string, from: ApplicationStatus): Promise<Received> {
  const { job_application_id: id } = await findDelivery(ctx, secret);
  await lockApplication(ctx, id);
  const received = await loadReceived(ctx, secret);
  // Being opened meanwhile is no move.
  const isStill = received.stage === from || (received.stage === 'viewed' && from === 'submitted');
  if (!isStill) throw conflict('application-moved');
  return received;
}

/** Presents the application of a link to whoever holds it. */
export async function presentReceived(ctx: Context, secret: string): Promise<{ data: z.input<typeof ReceivedApplication> }> {
  const { delivery, application, rejection, stage } = await loadReceived(ctx, secret);
  const [job, person, member] = await Promise.all([
    ctx.db
      .selectFrom(jobRows(ctx).as('job'))
      .innerJoin(companyRows(ctx).as('company'), 'company.id', 'job.company_id')
      .select(['job.title', 'company.name as company'])
      .where('job.id', '=', application.job_id)
      .executeTakeFirstOrThrow(),
    getPerson(ctx, application.user_id),
    ctx.db
      .selectFrom(memberRows(ctx).as('member'))
      .select(['headline', 'location'])
      .where('id', '=', application.user_id)
      .executeTakeFirstOrThrow(),
  ]);
  const canBecome = (to: ReceivedStage | 'rejected') => !rejection && applicationPolicy.canBecome(application.status, to);
  return {
    data: {
      id: application.id,
      type: 'received_application',
      attributes: {
        job: job.title,
        company: job.company,
        name: person.name,
        email: person.email || null,
        headline: member.headline,
        location: member.location,
        letter: application.cover_letter,
        answers: application.answers,
        file: { name: application.file_name, kind: application.file_kind, bytes: application.file_bytes },
        stage,
        rejection: rejection
          ? { reason: rejection.reason, due_at: rejection.due_at.toISOString(), shown: rejection.shown_at !== null }
          : null,
        sent_at: application.created_at.toISOString(),
        expires_at: delivery.expires_at.toISOString(),
        delivered_to: delivery.email,
        hold_minutes: HOLD_MINUTES,
        can: {
          stages: ReceivedStage.options.filter(canBecome),
          reject: canBecome('rejected'),
          take_back: rejection !== undefined && rejection.shown_at === null,
        },
      },
    },
  };
}

/** What the audit log says of a change by a link. */
export const byLink = ({ id }: Received['delivery']) => ({ link: id });
