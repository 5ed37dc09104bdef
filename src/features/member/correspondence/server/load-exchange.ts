import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { memberRows } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Interview, Message } from '../contract.ts';
import type { ApplicationInterviewsTable } from './tables.ts';

type Exchange = { messages: z.input<typeof Message>[]; interviews: z.input<typeof Interview>[] };

/** The messages and interviews of an application, the oldest first. Checks no permission. */
export async function loadExchange(ctx: Context, applicationId: string): Promise<Exchange> {
  const [messages, interviews] = await Promise.all([
    ctx.db
      .selectFrom('application_messages as message')
      .leftJoin(memberRows(ctx).as('author'), 'author.id', 'message.author_id')
      .select(['message.id', 'message.side', 'message.body', 'message.created_at', 'message.read_at', 'author.name as author'])
      .where('message.job_application_id', '=', applicationId)
      .orderBy('message.created_at')
      .orderBy('message.id')
      .execute(),
    ctx.db
      .selectFrom('application_interviews as interview')
      .leftJoin(memberRows(ctx).as('author'), 'author.id', 'interview.author_id')
      .selectAll('interview')
      .select('author.name as author')
      .where('interview.job_application_id', '=', applicationId)
      .orderBy('interview.starts_at')
      .orderBy('interview.id')
      .execute(),
  ]);
  return {
    messages: messages.map(({ author, created_at, read_at, ...message }) => ({
      ...message,
      author: author ?? '',
      created_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    })),
    interviews: interviews.map(({ author, ...interview }) => presentInterview(interview, author ?? '')),
  };
}

function presentInterview(interview: Selectable<ApplicationInterviewsTable>, author: string): z.input<typeof Interview> {
  const { id, starts_at, minutes, time_zone, place, link, note, answer, answer_note, cancelled_at } = interview;
  return {
    id,
    starts_at: starts_at.toISOString(),
    minutes,
    time_zone,
    place,
    link,
    note,
    author,
    answer,
    answer_note,
    cancelled: cancelled_at !== null,
  };
}
