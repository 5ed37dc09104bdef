/** Removes what the demo brought from a database, in batches, so that an interrupted removal continues when it is run again. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { clearDemoParts, endDemo, hasDemo } from '#platform/db/content-loads.ts';
import type { Tables } from '#platform/db/db.ts';
import type { Context } from '#platform/http/context.ts';

type Table = keyof Tables & string;
type Key = { id: string; ref: string };

/** Rows of a table that refer to others by a column. */
export type Reference = {
  table: Table;
  column: string;
  /** What the column holds: the id of the row, by default, or its other name. */
  by?: 'id' | 'ref';
  /** For a table that refers to several kinds: the column that names the kind, and the kind. */
  type?: readonly [column: string, value: string];
  /** Rows that refer to these in turn, by their column `id`, and go before them. */
  children?: readonly Reference[];
  /** The rows themselves stay; only their children go. */
  stays?: true;
  /** Which of these rows count. */
  where?: RawBuilder<SqlBool>;
};

/** One kind of content that the demo brings. */
export type DemoKind = {
  /** The plural, for the report. */
  name: string;
  table: Table;
  /** The column by which rows are told apart, and another one by which some tables refer to them. */
  id: string;
  ref?: string;
  /** Which rows came with the demo. */
  where: RawBuilder<SqlBool>;
  /** Rows that any of these refer to stay, because members made something of them. */
  keptFor?: readonly Reference[];
  references: readonly Reference[];
  /** Rescues what is a member's own, after the references and before the rows go. */
  rescue?: (ctx: Context, keys: readonly Key[]) => Promise<void>;
};

/** How many rows of a kind were removed, and how many stay. */
export type Removed = { name: string; removed: number; kept: number };

const BATCH_SIZE = 50;

/**
 * Removes the kinds in order and returns how many rows of each it removed, or null where there is no demo. The demo is not
 * loaded again from the first moment on; it counts as removed only when everything is gone. Checks no permission.
 */
export async function removeDemo(
  ctx: Context,
  kinds: readonly DemoKind[],
  finish: (ctx: Context) => Promise<void>,
): Promise<Removed[] | null> {
  if (!(await hasDemo(ctx))) return null;
  await ctx.inTransaction(endDemo);
  const report: Removed[] = [];
  for (const kind of kinds) {
    let removed = 0;
    for (let batch = BATCH_SIZE; batch === BATCH_SIZE; removed += batch)
      batch = await ctx.inTransaction((trx) => removeBatch(trx, kind));
    report.push({ name: kind.name, removed, kept: await countKept(ctx, kind) });
  }
  await ctx.inTransaction(async (trx) => {
    await finish(trx);
    await clearDemoParts(trx);
  });
  return report;
}

async function removeBatch(ctx: Context, kind: DemoKind): Promise<number> {
  const { rows: keys } = await sql<Key>`
    select ${sql.ref(kind.id)}::text as id, ${sql.ref(kind.ref ?? kind.id)}::text as ref from ${sql.table(kind.table)} as row
    where ${kind.where} and not ${isKept(kind)} limit ${BATCH_SIZE} for update`.execute(ctx.db);
  if (keys.length === 0) return 0;
  for (const reference of kind.references) await removeReferences(ctx, reference, valuesFor(reference, keys));
  await kind.rescue?.(ctx, keys);
  await sql`delete from ${sql.table(kind.table)} where ${sql.ref(kind.id)}::text = any(${keys.map(({ id }) => id)}::text[])`.execute(
    ctx.db,
  );
  return keys.length;
}

const valuesFor = ({ by = 'id' }: Reference, keys: readonly Key[]): string[] => keys.map((key) => key[by]);

async function removeReferences(ctx: Context, reference: Reference, values: readonly string[]): Promise<void> {
  const { table, column, type, children = [], stays } = reference;
  const condition = sql`${sql.ref(column)}::text = any(${values}::text[]) and ${ofType(type)}`;
  if (children.length > 0) {
    const { rows } = await sql<{ id: string }>`select id::text from ${sql.table(table)} where ${condition}`.execute(ctx.db);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) for (const child of children) await removeReferences(ctx, child, ids);
  }
  if (!stays) await sql`delete from ${sql.table(table)} where ${condition}`.execute(ctx.db);
}

const ofType = (type: Reference['type']): RawBuilder<SqlBool> =>
  type ? sql<SqlBool>`${sql.ref(type[0])} = ${type[1]}` : sql<SqlBool>`true`;

/** Whether something that members made refers to the row. */
function isKept({ keptFor = [], id, ref = id }: DemoKind): RawBuilder<SqlBool> {
  const conditions = keptFor.map(
    ({ table, column, by = 'id', type, where = sql<SqlBool>`true` }) => sql<SqlBool>`exists (
      select from ${sql.table(table)} as other
      where ${sql.ref(`other.${column}`)}::text = ${sql.ref(`row.${by === 'id' ? id : ref}`)}::text and ${ofType(type)} and ${where})`,
  );
  return conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

async function countKept(ctx: Context, kind: DemoKind): Promise<number> {
  if (!kind.keptFor) return 0;
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from ${sql.table(kind.table)} as row where ${kind.where}`.execute(ctx.db);
  return rows[0]?.kept ?? 0;
}
