import type { Context } from '#platform/http/context.ts';
import { listProviders } from './providers.ts';

type DemoMember = { subject: string; slug: string; name: string; email: string };

/**
 * The account of a demo person whom the sandbox's providers offer to sign in as, created if it does not exist; null where a
 * real provider is configured.
 */
export async function addDemoMember(ctx: Context, { subject, slug, name, email }: DemoMember): Promise<string | null> {
  const providers = listProviders(ctx.config).filter(({ isSandbox }) => isSandbox);
  if (providers.length === 0) return null;
  const issuers = providers.map(({ issuerKey }) => issuerKey);
  const existing = await ctx.db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', 'in', issuers)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (existing) return existing.user_id;
  const { id } = await ctx.db
    .insertInto('users')
    .values({ slug, name, email, email_verified: true, listed: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const identities = providers.map(({ id: provider, issuerKey }) => ({
    issuer: issuerKey,
    subject,
    provider,
    user_id: id,
    email,
  }));
  await ctx.db.insertInto('identities').values(identities).execute();
  return id;
}
