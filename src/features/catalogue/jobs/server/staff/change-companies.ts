/** How staff change companies. The caller has checked the permission, locked the company, and writes the audit entry. */
import { sql } from 'kysely';
import { enqueueForSearch } from '#features/base/search/server/index.ts';
import { correct, type Corrections } from '#platform/db/corrections.ts';
import { fingerprint, slugify } from '#platform/db/slug.ts';
import type { Context } from '#platform/http/context.ts';
import { findCompanyBySlug } from '../find-company.ts';

export type CompanyFacts = { name: string; website: string | null; location: string; about: string };
type Company = { id: string; corrections: Corrections } & CompanyFacts;

/** Adds a company. Null where one of the same name is there already, or was merged into another. */
export async function addStaffCompany(ctx: Context, facts: CompanyFacts): Promise<string | null> {
  const slug = slugify(facts.name) || `company-${fingerprint(facts.name)}`;
  const added = await ctx.db
    .insertInto('companies')
    .values({ slug, ...facts })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

/** The company whose address a name would have; undefined where there is none. */
export const findCompanyOfName = (ctx: Context, name: string) =>
  findCompanyBySlug(ctx, slugify(name) || `company-${fingerprint(name)}`);

/** Corrects facts of a company, which stay whatever an import says later; returns which. Its address does not change. */
export async function correctCompany(ctx: Context, company: Company, facts: CompanyFacts): Promise<string[]> {
  const { corrections, changed } = correct(company, company.corrections, facts);
  if (changed.length === 0) return changed;
  await ctx.db
    .updateTable('companies')
    .set({ ...facts, corrections: JSON.stringify(corrections) })
    .where('id', '=', company.id)
    .execute();
  return changed;
}

/** Takes a company and all its jobs out of the site; what members have of them stays. */
export async function hideCompany(ctx: Context, id: string): Promise<void> {
  const hidden_at = ctx.clock.now();
  await ctx.db.updateTable('companies').set({ hidden_at }).where('id', '=', id).execute();
  await ctx.db
    .updateTable('jobs')
    .set((eb) => ({ hidden_at, closed_at: eb.fn.coalesce('closed_at', sql<Date>`${hidden_at}`) }))
    .where('company_id', '=', id)
    .where('hidden_at', 'is', null)
    .execute();
  await ctx.enqueue('jobs.count', {});
}

/** Publishes a company again, with the jobs that were unpublished with it; those that were closed before stay closed. */
export async function showCompany(ctx: Context, { id, hidden_at }: { id: string; hidden_at: Date | null }): Promise<void> {
  await ctx.db.updateTable('companies').set({ hidden_at: null }).where('id', '=', id).execute();
  await ctx.db
    .updateTable('jobs')
    .set({ hidden_at: null, closed_at: sql<Date | null>`case when closed_at = hidden_at then null else closed_at end` })
    .where('company_id', '=', id)
    .where('hidden_at', '=', hidden_at)
    .execute();
  await ctx.enqueue('jobs.count', {});
}

/** Merges a duplicate into another company: its jobs, its address and its name in imports are those of the other one from now on. */
export async function mergeCompany(ctx: Context, duplicateId: string, keptId: string): Promise<void> {
  await ctx.db.updateTable('jobs').set({ company_id: keptId }).where('company_id', '=', duplicateId).execute();
  await ctx.db
    .updateTable('companies')
    .set((eb) => ({ merged_into: keptId, hidden_at: eb.fn.coalesce('hidden_at', sql<Date>`${ctx.clock.now()}`) }))
    .where((eb) => eb.or([eb('id', '=', duplicateId), eb('merged_into', '=', duplicateId)]))
    .execute();
  await enqueueForSearch(ctx, 'company', [keptId]);
}

/** Deletes a company without jobs, with everything that hangs on it and the addresses that lead to it. */
export async function deleteCompany(ctx: Context, id: string): Promise<void> {
  await ctx.db.deleteFrom('companies').where('id', '=', id).execute();
}
