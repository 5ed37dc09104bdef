-- Also says which thing of its feature each is, so that nobody has to ask again.
drop function search_candidates(text, tsquery, integer);
-- The liveliest of one kind that match, at most `most` and one more, and of the last tier twice as many in no order. It
-- looks through the few liveliest first, which hold enough of a common word; then the next many; then the rest, where a word
-- that gets so far is seldom. So a common word costs no more than a rare one. The planner must not walk the whole table for the
-- first few that match, which is endless where only cold ones do.
create function search_candidates(asked_kind text, asked tsquery, most integer)
returns table (id bigint, kind text, ref text, hot real, key text, facets jsonb, words tsvector)
language plpgsql stable
set enable_seqscan = off
set max_parallel_workers_per_gather = 0
set jit = off
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  of_head integer;
  of_middle integer;
begin
  return query select d.id, d.kind, d.ref, d.hot, d.key, d.facets, d.words from search_docs as d
    where d.tier = 0 and d.kind = asked_kind and d.words @@ asked
    order by d.hot + 0 desc, d.id desc limit most + 1;
  get diagnostics of_head = row_count;
  if of_head > most or not exists (select from search_tiers as t where t.kind = asked_kind and t.tier = 0) then
    return;
  end if;
  return query select d.id, d.kind, d.ref, d.hot, d.key, d.facets, d.words from search_docs as d
    where d.tier = 1 and d.kind = asked_kind and d.words @@ asked
    order by d.hot + 0 desc, d.id desc limit most + 1 - of_head;
  get diagnostics of_middle = row_count;
  if of_head + of_middle > most or not exists (select from search_tiers as t where t.kind = asked_kind and t.tier = 1) then
    return;
  end if;
  return query select d.id, d.kind, d.ref, d.hot, d.key, d.facets, d.words from search_docs as d
    where d.tier = 2 and d.kind = asked_kind and d.words @@ asked limit 2 * most;
end $$;
