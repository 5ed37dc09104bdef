/** How staff change universities. The caller has checked the permission, locked the university, and writes the audit entry. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { enqueueForSearch } from '#features/base/search/server/index.ts';
import { correct, type Corrections } from '#platform/db/corrections.ts';
import { fingerprint, slugify } from '#platform/db/slug.ts';
import type { Context } from '#platform/http/context.ts';
import { EDITORS } from '../write-program.ts';

export type UniversityFacts = Record<'name' | 'country' | 'region' | 'city' | 'kind' | 'website' | 'about', string>;
type University = { id: string; corrections: Corrections } & UniversityFacts;

/** Adds a university. Its address is made of its name and, where another one has that address, of a hash. */
export async function addStaffUniversity(ctx: Context, facts: UniversityFacts): Promise<string> {
  const sourceId = randomUUID();
  const name = slugify(facts.name) || 'university';
  const taken = await ctx.db.selectFrom('universities').select('id').where('code', '=', name).executeTakeFirst();
  const { id } = await ctx.db
    .insertInto('universities')
    .values({ ...facts, code: taken ? `${name}-${fingerprint(sourceId)}` : name, source: EDITORS, source_id: sourceId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Corrects facts of a university, which stay whatever an import says later; returns which. Its address does not change. */
export async function correctUniversity(ctx: Context, university: University, facts: UniversityFacts): Promise<string[]> {
  const { corrections, changed } = correct(university, university.corrections, facts);
  if (changed.length === 0) return changed;
  await ctx.db
    .updateTable('universities')
    .set({ ...facts, corrections: JSON.stringify(corrections) })
    .where('id', '=', university.id)
    .execute();
  await searchProgramsOf(ctx, university.id);
  return changed;
}

/** Takes a university and all its programs out of the site; what members have of them stays. */
export async function hideUniversity(ctx: Context, id: string): Promise<void> {
  const hidden_at = ctx.clock.now();
  await ctx.db.updateTable('universities').set({ hidden_at }).where('id', '=', id).execute();
  await ctx.db
    .updateTable('programs')
    .set({ hidden_at })
    .where('university_id', '=', id)
    .where('hidden_at', 'is', null)
    .execute();
}

/** Publishes a university again, with the programs that were unpublished with it. */
export async function showUniversity(ctx: Context, { id, hidden_at }: { id: string; hidden_at: Date | null }): Promise<void> {
  await ctx.db.updateTable('universities').set({ hidden_at: null }).where('id', '=', id).execute();
  await ctx.db
    .updateTable('programs')
    .set({ hidden_at: null })
    .where('university_id', '=', id)
    .where('hidden_at', '=', hidden_at)
    .execute();
}

/** Merges a duplicate into another university: its programs, its address and its code in imports are those of the other one from now on. */
export async function mergeUniversity(ctx: Context, duplicateId: string, keptId: string): Promise<void> {
  await ctx.db
    .updateTable('programs')
    .set({
      university_id: keptId,
      // Also where staff corrected which university it is of.
      corrections: sql`case when corrections #>> '{university_id,is}' = ${duplicateId}
        then jsonb_set(corrections, '{university_id,is}', to_jsonb(${keptId}::text)) else corrections end`,
    })
    .where('university_id', '=', duplicateId)
    .execute();
  await ctx.db
    .updateTable('universities')
    .set((eb) => ({ merged_into: keptId, hidden_at: eb.fn.coalesce('hidden_at', sql<Date>`${ctx.clock.now()}`) }))
    .where((eb) => eb.or([eb('id', '=', duplicateId), eb('merged_into', '=', duplicateId)]))
    .execute();
  await enqueueForSearch(ctx, 'university', [keptId]);
}

/** Deletes a university without programs, with the addresses that lead to it. */
export async function deleteUniversity(ctx: Context, id: string): Promise<void> {
  await ctx.db.deleteFrom('universities').where('id', '=', id).execute();
}

/** Programs are found by the name of their university. */
async function searchProgramsOf(ctx: Context, universityId: string): Promise<void> {
  const programs = await ctx.db.selectFrom('programs').select('id').where('university_id', '=', universityId).execute();
  await enqueueForSearch(
    ctx,
    'course',
    programs.map(({ id }) => id),
  );
}
