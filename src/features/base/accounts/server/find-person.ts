import type { Context } from '#platform/http/context.ts';
import type { Language } from '#platform/language/language.ts';
import { notFound } from '#platform/http/errors.ts';

export type Person = { id: string; slug: string; name: string; email: string; emailVerified: boolean; language: Language };

/** A member by id, with the fields that mail and receipts need. 404 when there is none. */
export async function findPerson(ctx: Context, id: string): Promise<Person> {
  const row = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name', 'email', 'email_verified', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('member');
  const { email_verified, ...person } = row;
  return { ...person, emailVerified: email_verified };
}

/** A member with an active account, by slug. 404 when there is none. */
export async function findPersonBySlug(ctx: Context, slug: string): Promise<Pick<Person, 'id' | 'slug' | 'name'>> {
  const row = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name'])
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('member');
  return row;
}
