/** What staff decide about e-mails that were given up; by the console or by a command. */
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { dropMail, findFailedMail, replayMails } from '#platform/mail/failed-mails.ts';

export type Decision = {
  id: string;
  reason: string;
  /** Who decides; by default the viewer. */
  actorId?: string | null;
};

/** Sends a message again. 404 for an unknown one, 409 where a colleague was faster. */
export const sendMailAgain = (ctx: Context, decision: Decision) =>
  decide(ctx, decision, { action: 'mail.replay', state: 'waiting', act: async (id) => (await replayMails(ctx, id)) > 0 });

/** Gives a message up for good. 404 for an unknown one, 409 where a colleague was faster. */
export const dropFailedMail = (ctx: Context, decision: Decision) =>
  decide(ctx, decision, { action: 'mail.drop', state: 'dropped', act: (id) => dropMail(ctx, id) });

type Act = { action: string; state: string; act: (id: string) => Promise<boolean> };

async function decide(ctx: Context, { id, reason, ...actor }: Decision, { action, state, act }: Act): Promise<void> {
  if (!(await act(id))) throw (await findFailedMail(ctx, id)) === undefined ? notFound('mail') : conflict('mail-dealt-with');
  const details = { before: { state: 'dead' }, after: { state }, reason };
  await audit(ctx, { action, objectType: 'mail', objectId: id, ...actor, details });
}

/** Sends every message again that was given up; returns how many. */
export async function sendAllMailsAgain(ctx: Context, { reason, ...actor }: Omit<Decision, 'id'>): Promise<number> {
  const count = await replayMails(ctx);
  const details = { before: { state: 'dead' }, after: { state: 'waiting' }, count, reason };
  if (count > 0) await audit(ctx, { action: 'mail.replay', objectType: 'mails', objectId: '', ...actor, details });
  return count;
}
