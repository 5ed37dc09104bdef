import { randomInt } from 'node:crypto';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import { slugify } from '#platform/db/slug.ts';

const MAX_BOARDS = 500;
const SLUG_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const SUFFIX_LENGTH = 6;

export type BoardDraft = { title: string; description: string; privacy: boolean; source?: string; categories?: string[] };

/** Creates an empty board of the viewer. The slug is the title and a random suffix: unique and not guessable. */
export async function insertBoard(ctx: Context, draft: BoardDraft): Promise<{ id: string; slug: string }> {
  const viewer = signedIn(ctx);
  const { count } = await ctx.db
    .selectFrom('boards')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', viewer.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MAX_BOARDS) throw conflict('too-many-boards', { max: MAX_BOARDS });
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('boards')
    .values({ ...draft, owner_id: viewer.id, slug: randomSlug(draft.title), created_at: now, updated_at: now })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
}

const randomSlug = (title: string): string => {
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => SLUG_ALPHABET[randomInt(SLUG_ALPHABET.length)]).join('');
  return `${slugify(title) || 'board'}-${suffix}`;
};

/** A page of the site has this address. */
const RESERVED_SLUG = 'create';

/** The address of a pack of the editors: its title, unless a board or a page has it. */
export async function createPackSlug(ctx: Context, title: string): Promise<string> {
  const slug = slugify(title);
  const taken = await ctx.db.selectFrom('boards').select('id').where('slug', '=', slug).executeTakeFirst();
  return slug === '' || slug === RESERVED_SLUG || taken ? randomSlug(title) : slug;
}
