/** The SQL statement for reactions, and its batching of concurrent requests: a popular item is liked by many at once. */
import { sql, type RawBuilder } from 'kysely';
import { batchLoad } from '#platform/db/batch-load.ts';
import { setMine, noReactions, type ReactionState } from './load-reactions.ts';
import type { ReactionTarget, Verb } from './reaction-target.ts';

/** A member's reaction to write or remove. */
export type ReactionInput = ReactionTarget & { userId: string; verb: Verb; level: string; at: Date };

type Row = { type: string; id: string; verb: keyof ReactionState['counts']; user: string | null; total: number; level: string };

export const batchReact = batchLoad((db, acts: readonly ReactionInput[]) =>
  changeAndRead(true, acts).execute(db).then(answersOf(true)),
);
export const batchUnreact = batchLoad((db, acts: readonly ReactionInput[]) =>
  changeAndRead(false, acts).execute(db).then(answersOf(false)),
);

/**
 * The CTEs that write or remove reactions and append the count changes. `asked` holds distinct inputs, `changed` the
 * affected rows, `fresh` marks new ones.
 */
export function changeReactions(on: boolean, acts: readonly ReactionInput[]): RawBuilder<unknown> {
  const all = <T>(of: (act: ReactionInput) => T): T[] => acts.map(of);
  const written = sql`
    insert into engagements (object_type, object_id, verb, user_id, level, created_at) select * from asked
    on conflict (object_type, object_id, verb, user_id) do update set level = excluded.level
    returning object_type, object_id, verb, user_id, xmax = 0 as fresh`;
  const gone = sql`
    delete from engagements as one using asked
    where (one.object_type, one.object_id, one.verb, one.user_id) = (asked.object_type, asked.object_id, asked.verb, asked.user_id)
    returning one.object_type, one.object_id, one.verb, one.user_id, true as fresh`;
  return sql`
    with asked as (
      select distinct on (object_type, object_id, verb, user_id) *
      from unnest(${all(({ type }) => type)}::text[], ${all(({ id }) => id)}::text[], ${all(({ verb }) => verb)}::text[],
        ${all(({ userId }) => userId)}::uuid[], ${all(({ level }) => level)}::text[], ${all(({ at }) => at)}::timestamptz[])
        as asked (object_type, object_id, verb, user_id, level, created_at)
      order by object_type, object_id, verb, user_id
    ), changed as (${on ? written : gone}), difference as (
      select object_type, object_id, verb, (${sql.lit(on ? 1 : -1)} * count(*))::int as n from changed where fresh group by 1, 2, 3
    ), counted as (
      insert into engagement_deltas (object_type, object_id, verb, n) select object_type, object_id, verb, n from difference
    )`;
}

/** The resulting counts (`user` null) and the members' own earlier reactions to the items. */
const changeAndRead = (on: boolean, acts: readonly ReactionInput[]) => sql<Row>`
  ${changeReactions(on, acts)}, things as (select distinct object_type, object_id from asked)
  select object_type as type, object_id as id, verb, null as user, sum(n)::int as total, '' as level from (
    select object_type, object_id, verb, total as n from engagement_counts join things using (object_type, object_id)
    union all select object_type, object_id, verb, n from engagement_deltas join things using (object_type, object_id)
    union all select object_type, object_id, verb, n from difference
  ) as parts group by 1, 2, 3
  union all
  select one.object_type, one.object_id, one.verb, one.user_id::text, 0, one.level from engagements as one
  join (select distinct object_type, object_id, user_id from asked) as who using (object_type, object_id, user_id)
  where one.verb in ('like', 'save', 'follow')`;

/** Builds each response. A statement sees tables as they were before it, so the new reaction is added here. */
const answersOf =
  (on: boolean) =>
  ({ rows }: { rows: Row[] }) =>
  ({ type, id, userId, verb, level }: ReactionInput): ReactionState => {
    const engagement = noReactions();
    for (const row of rows) {
      if (row.type !== type || row.id !== id) continue;
      if (row.user === null) engagement.counts[row.verb] = row.total;
      else if (row.user === userId && row.verb !== 'share') setMine(engagement, row.verb, row.level);
    }
    if (on) setMine(engagement, verb, level);
    else engagement.mine[verb] = false;
    return engagement;
  };
