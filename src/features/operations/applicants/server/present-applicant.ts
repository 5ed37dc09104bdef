import type { z } from 'zod';
import { getPerson, memberRows } from '#features/base/accounts/server/index.ts';
import { applicationPolicy, jobApplicationEventRows, jobApplicationRows } from '#features/catalogue/jobs/server/index.ts';
import { loadExchange, rejectionRows } from '#features/member/correspondence/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { NextStage, type Applicant } from '../contract.ts';
import { hideIdentity } from './hide-identity.ts';
import { isHidden, loadApplicant, type LoadedApplicant } from './load-applicant.ts';
import { presentCard } from './present-applicants.ts';
import { isExpired, keptDays } from './retention.ts';

/** Presents an applicant to the viewer, who may see them. */
export async function presentApplicant(ctx: Context, id: string): Promise<{ data: z.input<typeof Applicant> }> {
  const loaded = await loadApplicant(ctx, id, 'view');
  const { row, job } = loaded;
  const hidden = isHidden(job, row);
  const [application, exchange, rejection, timeline, notes, contact] = await Promise.all([
    jobApplicationRows(ctx).where('id', '=', id).executeTakeFirst(),
    loadExchange(ctx, id),
    rejectionRows(ctx).where('job_application_id', '=', id).executeTakeFirst(),
    loadTimeline(ctx, loaded),
    loadNotes(ctx, id),
    hidden ? null : loadContact(ctx, row.user_id),
  ]);
  if (!application) throw notFound();
  const expired = isExpired(ctx, application.withdrawn_at);
  const readable = (text: string) => (hidden ? hideIdentity(text, row.name) : text);
  const card = presentCard(job, row);
  const { file_name: name, file_kind: kind, file_bytes: bytes } = application;
  return {
    data: {
      ...card,
      attributes: {
        ...card.attributes,
        messages: exchange.messages.map((message) => ({
          ...message,
          body: readable(message.body),
          author: message.side === 'applicant' ? card.attributes.name : message.author,
        })),
        interviews: exchange.interviews.map((interview) => ({ ...interview, answer_note: readable(interview.answer_note) })),
        job: { id: job.id, title: job.title, company: job.company, company_slug: job.companySlug },
        letter: expired ? '' : readable(application.cover_letter),
        answers: expired ? [] : application.answers.map((given) => ({ ...given, answer: readable(given.answer) })),
        email: contact?.email ?? null,
        profile: contact?.profile ?? null,
        file: hidden || expired ? null : { name, kind, bytes },
        expired,
        kept_days: keptDays(ctx),
        team_notes: notes,
        rejection: rejection
          ? { reason: rejection.reason, due_at: rejection.due_at.toISOString(), shown: rejection.shown_at !== null }
          : null,
        timeline,
        can: permissions(loaded),
      },
    },
  };
}

function permissions({ row, job }: LoadedApplicant): z.input<typeof Applicant>['attributes']['can'] {
  const recruit = job.role !== 'viewer';
  const isHeld = row.rejection_due_at !== null;
  const canBecome = (stage: NextStage | 'rejected') => recruit && !isHeld && applicationPolicy.canBecome(row.status, stage);
  return {
    recruit,
    stages: NextStage.options.filter(canBecome),
    reject: canBecome('rejected'),
    take_back: recruit && isHeld,
    write: recruit && row.status !== 'withdrawn',
  };
}

async function loadTimeline(ctx: Context, { row }: LoadedApplicant) {
  const events = await ctx.db
    .selectFrom(jobApplicationEventRows(ctx).as('event'))
    .select(['status', 'at'])
    .where('job_application_id', '=', row.id)
    .orderBy('id')
    .execute();
  return events.map(({ status, at }) => ({ status, at: at.toISOString() }));
}

async function loadNotes(ctx: Context, id: string) {
  const viewer = signedIn(ctx);
  const notes = await ctx.db
    .selectFrom('applicant_notes as note')
    .innerJoin(memberRows(ctx).as('author'), 'author.id', 'note.user_id')
    .select(['note.id', 'note.user_id', 'note.body', 'note.created_at', 'author.name as author'])
    .where('note.job_application_id', '=', id)
    .orderBy('note.created_at')
    .orderBy('note.id')
    .execute();
  return notes.map(({ user_id, created_at, ...note }) => ({
    ...note,
    created_at: created_at.toISOString(),
    mine: user_id === viewer.id,
  }));
}

async function loadContact(ctx: Context, userId: string) {
  const [{ email, slug }, member] = await Promise.all([
    getPerson(ctx, userId),
    ctx.db.selectFrom(memberRows(ctx).as('member')).select('listed').where('id', '=', userId).executeTakeFirst(),
  ]);
  return { email: email || null, profile: member?.listed ? slug : null };
}
