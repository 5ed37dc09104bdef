import { findPeople } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How moderation finds people, who are warned or suspended but not hidden. Used by `src/app/wiring/reportables.ts`. */
export const reportablePerson = {
  find: async (ctx: Context, id: string) => {
    const person = UUID.test(id) ? (await findPeople(ctx, [id])).get(id) : undefined;
    if (!person || person.attributes.slug === '') return null;
    const { name, headline, slug } = person.attributes;
    return { title: name, excerpt: headline, url: `/profile/${slug}`, ownerId: id };
  },
};
