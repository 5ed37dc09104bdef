import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Context } from '#platform/http/context.ts';
import { getOrCreateSecret } from '#platform/db/stored-secrets.ts';
import { Category } from '../contract.ts';

/** What an unsubscribe link ends: the mails of a category, or the digest. */
export const MailList = z.union([Category, z.literal('digest')]);
export type MailList = z.infer<typeof MailList>;
export type Unsubscription = { userId: string; list: MailList };

const SECRET_BYTES = 32;
const loadSecret = (ctx: Context) => getOrCreateSecret(ctx, 'mail-links', () => randomBytes(SECRET_BYTES).toString('base64url'));
const sign = (secret: string, payload: string) => createHmac('sha256', secret).update(`unsubscribe:${payload}`).digest();

/** A signed token that only ends these e-mails of this member. */
export async function createUnsubscribeToken(ctx: Context, { userId, list }: Unsubscription): Promise<string> {
  const payload = `${userId}.${list}`;
  return `${payload}.${sign(await loadSecret(ctx), payload).toString('base64url')}`;
}

/** The member and list of an unsubscribe token; null when the signature is wrong. */
export async function parseUnsubscribeToken(ctx: Context, token: string): Promise<Unsubscription | null> {
  const [userId = '', list, signature = ''] = token.split('.');
  const parsed = z.object({ userId: z.uuid(), list: MailList }).safeParse({ userId, list });
  if (!parsed.success) return null;
  const actual = Buffer.from(signature, 'base64url');
  const expected = sign(await loadSecret(ctx), `${parsed.data.userId}.${parsed.data.list}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? parsed.data : null;
}
