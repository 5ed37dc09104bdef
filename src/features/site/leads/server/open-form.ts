import { randomBytes } from 'node:crypto';
import type { UseCase } from '#platform/http/http.ts';
import type { Context } from '#platform/http/context.ts';
import { problem } from '#platform/http/errors.ts';
import type { LeadKind } from '../contract.ts';
import { sign, readSigned } from './sign.ts';

/** Nobody reads and fills in a form faster. */
export const WAIT_SECONDS = 3;
const OPEN_MS = 12 * 3_600_000;

/** Opens a form: its kind, a name of its own and the moment, signed. Nothing is stored. */
export const openForm: UseCase<'GET /api/leads/form'> = async (ctx, { query }) => ({
  data: {
    id: query.kind,
    type: 'lead_form',
    attributes: { form: await writeForm(ctx, query.kind, ctx.clock.now()), wait_seconds: WAIT_SECONDS },
  },
});

/** The signed form of a kind that was opened at a moment. */
export const writeForm = (ctx: Context, kind: LeadKind, at: Date): Promise<string> =>
  sign(ctx, 'form', `${kind}.${at.getTime()}.${randomBytes(12).toString('base64url')}`);

/** The name of an opened form. 422 for one that is not ours or of another kind, too old, or sent faster than a person types. */
export async function readForm(ctx: Context, form: string, kind: LeadKind): Promise<string> {
  const [of, opened, id] = ((await readSigned(ctx, 'form', form)) ?? '').split('.');
  const age = ctx.clock.now().getTime() - Number(opened);
  if (of !== kind || !id || !(age < OPEN_MS)) throw problem(422, 'form-expired');
  if (age < WAIT_SECONDS * 1000) throw problem(422, 'too-quick');
  return id;
}
