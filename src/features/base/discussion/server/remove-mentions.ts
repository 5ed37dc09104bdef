import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** What stands in comments in the place of a mention of a former member. */
const FORMER = '@…';

/** Removes a member, whose account is being deleted, from the comments that mention them. */
export async function removeMentions(ctx: Context, { slug }: { slug: string }): Promise<void> {
  // Slugs consist of letters, digits and hyphens.
  const mention = String.raw`@${slug}(?![\w-])`;
  await sql`
    update comments set body = regexp_replace(body, ${mention}, ${FORMER}, 'gi') where body ~* ${mention}`.execute(ctx.db);
}
