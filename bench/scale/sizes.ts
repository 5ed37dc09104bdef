import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

const MAX_TABLES = 8;

/** The sizes of the largest tables, with partitions and indexes, one per line. */
export async function listTableSizes({ db }: Context): Promise<string[]> {
  const { rows } = await sql<{ name: string; rows: number; heap: number; indexes: number }>`
    select coalesce(parent.relname, child.relname) as name, sum(greatest(child.reltuples, 0))::float8 as rows,
      sum(pg_table_size(child.oid))::float8 / 1e6 as heap, sum(pg_indexes_size(child.oid))::float8 / 1e6 as indexes
    from pg_class as child left join pg_inherits on inhrelid = child.oid left join pg_class as parent on parent.oid = inhparent
    where child.relkind = 'r' and child.relnamespace not in (select oid from pg_namespace where nspname in ('pg_catalog', 'information_schema'))
      and child.relname <> 'bench_likes'
    group by 1 order by sum(pg_total_relation_size(child.oid)) desc limit ${MAX_TABLES}`.execute(db);
  return rows.map(
    ({ name, rows: count, heap, indexes }) =>
      `${name}: ${Math.round(count).toLocaleString('en')} rows, ${Math.round(heap)} MB and ${Math.round(indexes)} MB of indexes`,
  );
}
