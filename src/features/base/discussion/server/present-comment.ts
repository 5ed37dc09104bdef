import { sql } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { findPeople, findPeopleBySlug } from '#features/base/accounts/server/index.ts';
import { loadReactions } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Commentable } from './commentables.ts';
import type { CommentRow } from './get-comment.ts';
import { mentionedSlugs } from './mentions.ts';
import { canRead, commentRights, visibleState } from './policy.ts';

/** Presents comments on one item to the viewer, in the given order, with a fixed number of queries. */
export async function presentComments(ctx: Context, { ownerId }: Commentable, rows: readonly CommentRow[]) {
  const ids = rows.map(({ id }) => id);
  const readable = rows.filter((row) => canRead(row, ctx.viewer));
  const [people, mentioned, reactions, replies] = await Promise.all([
    findPeople(
      ctx,
      readable.flatMap(({ author_id }) => author_id ?? []),
    ),
    findPeopleBySlug(
      ctx,
      readable.flatMap(({ body }) => mentionedSlugs(body)),
    ),
    loadReactions(ctx, 'comment', ids),
    countReplies(ctx, ids),
  ]);
  return rows.map((row) => {
    const isReadable = canRead(row, ctx.viewer);
    const reaction = reactions.get(row.id);
    const attributes = {
      commentable_type: row.commentable_type,
      commentable_id: row.commentable_id,
      parent_id: row.parent_id,
      state: visibleState(row),
      hidden_reason: isReadable && row.hidden_at ? row.hidden_reason : null,
      body: isReadable ? row.body : '',
      author: isReadable && row.author_id !== null ? (people.get(row.author_id)?.attributes ?? null) : null,
      by_owner: isReadable && ownerId !== null && row.author_id === ownerId,
      mentions: isReadable
        ? mentionedSlugs(row.body).flatMap((slug) => {
            const person = mentioned.get(slug);
            return person ? [{ slug, name: person.attributes.name }] : [];
          })
        : [],
      likes: isReadable ? (reaction?.counts.like ?? 0) : 0,
      liked: reaction?.mine.like ?? false,
      replies: replies.get(row.id) ?? 0,
      created_at: row.created_at.toISOString(),
      edited: isReadable && row.edited_at !== null,
      can: commentRights(row, ctx.viewer),
    };
    return { id: row.id, type: 'comment' as const, attributes };
  });
}

/** Presents a single comment. */
export async function presentComment(ctx: Context, commentable: Commentable, row: CommentRow) {
  const [comment] = await presentComments(ctx, commentable, [row]);
  if (!comment) throw new Error('presentComments returned nothing');
  return comment;
}

/** The number of visible replies per comment. */
async function countReplies(ctx: Context, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ parent_id: string; replies: number }>`
    select parent_id, count(*)::int as replies from comments
    where parent_id = any(${ids}::uuid[]) and ${visibleTo(ctx)} group by parent_id`.execute(ctx.db);
  return new Map(rows.map(({ parent_id, replies }) => [parent_id, replies]));
}

/** SQL for comments that the viewer may read: not deleted, by an existing account, not hidden except from staff and its author, and not by somebody whom they mute. */
export const visibleTo = (ctx: Context, table = 'comments') => {
  const { viewer } = ctx;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const canReadHidden = viewer ? sql`(${viewer.staff}::boolean or ${column('author_id')} = ${viewer.id}::uuid)` : sql`false`;
  return sql<boolean>`(${column('deleted_at')} is null and ${column('author_id')} is not null and (${column('hidden_at')} is null or ${canReadHidden}) and ${isHeard(ctx, column('author_id'))})`;
};
