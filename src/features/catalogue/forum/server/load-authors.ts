import { findPeople } from '#features/base/accounts/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';

type AuthoredRow = { author_id: string | null; starter: boolean };

/** Loads the authors of posts in one query; returns a function that presents the author of a post. */
export async function loadAuthors(ctx: Context, rows: readonly AuthoredRow[]) {
  const people = await findPeople(
    ctx,
    rows.flatMap(({ author_id }) => author_id ?? []),
  );
  return ({ author_id, starter }: AuthoredRow) => {
    const person = people.get(author_id ?? '')?.attributes;
    if (person?.slug) return { kind: 'member' as const, name: person.name, slug: person.slug };
    if (starter) return { kind: 'editors' as const, name: m.communities_editors({ brand: ctx.config.BRAND_NAME }), slug: null };
    return { kind: 'former' as const, name: m.communities_former(), slug: null };
  };
}
