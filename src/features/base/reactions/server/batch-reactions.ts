/** The SQL statement for reactions, batched across concurrent requests because many members react to a popular item at once. */
import { sql, type RawBuilder } from 'kysely';
import { batchLoad } from '#platform/db/batch-load.ts';
import { setMine, noReactions, type ReactionState } from './load-reactions.ts';
import type { ReactionTarget, Verb } from './reaction-target.ts';

/** A member's reaction to write or remove. */
export type ReactionInput = ReactionTarget & { userId: string; verb: Verb; level: string; at: Date };

type Row = { type: string; id: string; verb: keyof ReactionState['counts']; user: string | null; total: number; level: string };

export const batchReact = batchLoad((db, inputs: readonly ReactionInput[]) =>
  changeAndLoad(true, inputs).execute(db).then(buildResponse(true)),
);
export const batchUnreact = batchLoad((db, inputs: readonly ReactionInput[]) =>
  changeAndLoad(false, inputs).execute(db).then(buildResponse(false)),
);

/**
 * The CTEs that write or remove reactions and append the count changes. `input` contains the distinct inputs, `changed`
 * the affected rows; `fresh` marks those that change a count.
 */
export function changeReactions(adding: boolean, inputs: readonly ReactionInput[]): RawBuilder<unknown> {
  const insertion = sql`
    insert into engagements (object_type, object_id, verb, user_id, level, created_at) select * from input
    on conflict (object_type, object_id, verb, user_id) do update set level = excluded.level
    returning object_type, object_id, verb, user_id, xmax = 0 as fresh`;
  const deletion = sql`
    delete from engagements as reaction using input
    where (reaction.object_type, reaction.object_id, reaction.verb, reaction.user_id)
      = (input.object_type, input.object_id, input.verb, input.user_id)
    returning reaction.object_type, reaction.object_id, reaction.verb, reaction.user_id, true as fresh`;
  return sql`
    with input as (
      select distinct on (object_type, object_id, verb, user_id) *
      from unnest(${inputs.map(({ type }) => type)}::text[], ${inputs.map(({ id }) => id)}::text[],
        ${inputs.map(({ verb }) => verb)}::text[], ${inputs.map(({ userId }) => userId)}::uuid[],
        ${inputs.map(({ level }) => level)}::text[], ${inputs.map(({ at }) => at)}::timestamptz[])
        as input (object_type, object_id, verb, user_id, level, created_at)
      order by object_type, object_id, verb, user_id
    ), changed as (${adding ? insertion : deletion}), difference as (
      select object_type, object_id, verb, (${sql.lit(adding ? 1 : -1)} * count(*))::int as n from changed where fresh group by 1, 2, 3
    ), counted as (
      insert into engagement_deltas (object_type, object_id, verb, n) select object_type, object_id, verb, n from difference
    )`;
}

/** The resulting counts (`user` null) and the members' own earlier reactions to the items. */
const changeAndLoad = (adding: boolean, inputs: readonly ReactionInput[]) => sql<Row>`
  ${changeReactions(adding, inputs)}, items as (select distinct object_type, object_id from input)
  select object_type as type, object_id as id, verb, null as user, sum(n)::int as total, '' as level from (
    select object_type, object_id, verb, total as n from engagement_counts join items using (object_type, object_id)
    union all select object_type, object_id, verb, n from engagement_deltas join items using (object_type, object_id)
    union all select object_type, object_id, verb, n from difference
  ) as parts group by 1, 2, 3
  union all
  select reaction.object_type, reaction.object_id, reaction.verb, reaction.user_id::text, 0, reaction.level
  from engagements as reaction
  join (select distinct object_type, object_id, user_id from input) as member using (object_type, object_id, user_id)
  where reaction.verb in ('like', 'save', 'follow')`;

/** Builds each response. A statement sees tables as they were before it, so the changed reaction is applied here. */
const buildResponse =
  (adding: boolean) =>
  ({ rows }: { rows: Row[] }) =>
  ({ type, id, userId, verb, level }: ReactionInput): ReactionState => {
    const state = noReactions();
    for (const row of rows) {
      if (row.type !== type || row.id !== id) continue;
      if (row.user === null) state.counts[row.verb] = row.total;
      else if (row.user === userId && row.verb !== 'share') setMine(state, row.verb, row.level);
    }
    if (adding) setMine(state, verb, level);
    else state.mine[verb] = false;
    return state;
  };
