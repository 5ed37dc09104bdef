import { memberRows } from '#features/base/accounts/server/index.ts';
import type { SearchSource } from '#features/base/search/server/index.ts';

/** Listed members by id, with their public profile data for search. */
export const findPeopleToSearch: SearchSource = async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom(memberRows(ctx).as('users'))
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.slug', 'users.name', 'users.headline', 'users.location'])
    .select(['profiles.about', 'profiles.skills', 'profiles.hidden'])
    .where('users.id', 'in', [...ids])
    .where('users.listed', '=', true)
    .where('users.deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map((person) => {
      const shows = (section: 'about' | 'skills') => !(person.hidden ?? []).includes(section);
      return [
        person.id,
        {
          path: `/profile/${person.slug}`,
          title: person.name,
          meta: [person.headline].filter((fact) => fact !== ''),
          text: shows('about') ? (person.about ?? '') : '',
          words: shows('skills')
            ? (person.skills ?? []).map((skill) => (typeof skill === 'string' ? skill : skill.name)).join(' ')
            : '',
          cover: person.slug,
          authorId: person.id,
          popularity: 0.5,
        },
      ];
    }),
  );
};
