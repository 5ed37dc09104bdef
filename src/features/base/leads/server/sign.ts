import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';

/** The purpose of a signature, so that a form token is never accepted as a confirmation. */
type Purpose = 'form' | 'confirm';

async function computeSignature(ctx: Context, purpose: Purpose, text: string): Promise<Buffer> {
  const { secret } = await ctx.db.selectFrom('lead_keys').select('secret').executeTakeFirstOrThrow();
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
}

/** The text with its signature: `text.signature`. */
export const sign = async (ctx: Context, purpose: Purpose, text: string): Promise<string> =>
  `${text}.${(await computeSignature(ctx, purpose, text)).toString('base64url')}`;

/** Returns the text signed for this purpose; null if invalid. */
export async function verifySigned(ctx: Context, purpose: Purpose, signed: string): Promise<string | null> {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const text = signed.slice(0, dot);
  const [actual, expected] = [Buffer.from(signed.slice(dot + 1), 'base64url'), await computeSignature(ctx, purpose, text)];
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : null;
}
