import { randomBytes } from 'node:crypto';
import type { UseCase } from '#platform/http/http.ts';
import type { Context } from '#platform/http/context.ts';
import { problem } from '#platform/http/errors.ts';
import type { LeadKind } from '../contract.ts';
import { sign, verifySigned } from './sign.ts';

/** The minimum time to fill in a form; faster submissions are bots. */
export const WAIT_SECONDS = 3;
const MAX_FORM_AGE_MS = 12 * 3_600_000;

/** Opens a form: signs its kind, a unique id and the time. Nothing is stored. */
export const openForm: UseCase<'GET /api/leads/form'> = async (ctx, { query }) => ({
  data: {
    id: query.kind,
    type: 'lead_form',
    attributes: { form: await createSignedForm(ctx, query.kind, ctx.clock.now()), wait_seconds: WAIT_SECONDS },
  },
});

/** Signs a form of this kind as opened at this time. */
export const createSignedForm = (ctx: Context, kind: LeadKind, at: Date): Promise<string> =>
  sign(ctx, 'form', `${kind}.${at.getTime()}.${randomBytes(12).toString('base64url')}`);

/** Verifies an opened form and returns its id. 422 if it is invalid, of another kind, expired, or sent too fast. */
export async function verifyForm(ctx: Context, form: string, kind: LeadKind): Promise<string> {
  const [formKind, openedAt, id] = ((await verifySigned(ctx, 'form', form)) ?? '').split('.');
  const age = ctx.clock.now().getTime() - Number(openedAt);
  if (formKind !== kind || !id || !(age < MAX_FORM_AGE_MS)) throw problem(422, 'form-expired');
  if (age < WAIT_SECONDS * 1000) throw problem(422, 'too-quick');
  return id;
}
