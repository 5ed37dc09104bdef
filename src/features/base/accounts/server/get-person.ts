import type { Context } from '#platform/http/context.ts';
import type { Language } from '#platform/language/language.ts';
import { notFound } from '#platform/http/errors.ts';

export type Person = { id: string; slug: string; name: string; email: string; emailVerified: boolean; language: Language };

/** Returns a member by id, with the fields that mail and receipts need, or throws 404. */
export async function getPerson(ctx: Context, id: string): Promise<Person> {
  const row = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name', 'email', 'email_verified', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('member');
  const { email_verified, ...person } = row;
  return { ...person, emailVerified: email_verified };
}

/** Returns a member with an active account by slug, or throws 404. */
export async function getPersonBySlug(ctx: Context, slug: string): Promise<Pick<Person, 'id' | 'slug' | 'name'>> {
  const row = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name'])
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('member');
  return row;
}
