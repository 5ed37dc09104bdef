import { findPeople, findPeopleBySlug } from '#features/base/accounts/server/index.ts';
import type { Mutable, Mutables } from '#features/base/mutes/server/index.ts';

type Person = { id: string; attributes: { slug: string; name: string } };

const toMutable = ({ id, attributes: { slug, name } }: Person): Mutable => ({
  id,
  slug,
  title: name,
  url: `/profile/${slug}`,
  ownerId: id,
});

/** How mutes find people. Used by `src/app/wiring/mutables.ts`. */
export const mutablePerson: Mutables['user'] = {
  find: async (ctx, slug) => {
    const person = (await findPeopleBySlug(ctx, [slug])).get(slug);
    return person ? toMutable(person) : null;
  },
  load: async (ctx, ids) =>
    [...(await findPeople(ctx, ids)).values()].filter(({ attributes }) => attributes.slug !== '').map(toMutable),
};
