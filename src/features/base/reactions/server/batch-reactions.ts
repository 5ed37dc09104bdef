/** The statement that writes engagements, and how what many do at once becomes one of it: the hottest card is liked by a crowd. */
import { sql, type RawBuilder } from 'kysely';
import { loadTogether } from '#platform/db/load-together.ts';
import { setMine, noReactions, type ReactionState } from './load-reactions.ts';
import type { ReactionTarget, Verb } from './reaction-target.ts';

/** What somebody did. */
export type ReactionInput = ReactionTarget & { userId: string; verb: Verb; level: string; at: Date };

type Row = { type: string; id: string; verb: keyof ReactionState['counts']; user: string | null; total: number; level: string };

export const batchReact = loadTogether((db, acts: readonly ReactionInput[]) =>
  changeAndRead(true, acts).execute(db).then(answersOf(true)),
);
export const batchUnreact = loadTogether((db, acts: readonly ReactionInput[]) =>
  changeAndRead(false, acts).execute(db).then(answersOf(false)),
);

/**
 * The beginning of a statement that writes engagements, or takes them back, and appends what that changes about the counts.
 * `asked` holds each once, `changed` those that are there or were, `fresh` where that is new.
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

/** The counts after it, with `user` null, and what those who did it had done to the things before. */
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

/** Reads the rows for each: a statement sees the tables as they were before it, so what was done just now is put in here. */
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
