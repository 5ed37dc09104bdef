/** How staff change programs. The caller has checked the permission, locked the program, and writes the audit entry. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { listCategories } from '#features/base/interests/server/index.ts';
import { enqueueForSearch } from '#features/base/search/server/index.ts';
import { getSkillIds, skillCatalogue } from '#features/base/skills/server/index.ts';
import { correct } from '#platform/db/corrections.ts';
import { invalid } from '#platform/http/errors.ts';
import type { Context } from '#platform/http/context.ts';
import type { ApplicationTerms, CurriculumPart, Intake, ProgramsTable } from '../tables.ts';
import { EDITORS, upsertProgram } from '../write-program.ts';
import type { StaffProgram } from './list-staff-programs.ts';
import { findUniversitiesNamed } from './list-universities.ts';

/** What an editor states of a program. */
export type ProgramFacts = {
  title: string;
  provider: string;
  url: string;
  /** The address or the name of a university; empty without one. */
  university: string;
  category: string;
  program_type: string;
  level: ProgramsTable['level'];
  mode: ProgramsTable['mode'];
  region: string;
  language: string;
  hours: number;
  hours_per_week: number | null;
  duration: string;
  cost: ProgramsTable['cost'];
  /** In rupees. */
  fee: number | null;
  fee_note: string;
  summary: string;
  outcomes: string[];
  eligibility: string[];
  intakes: Intake[];
  /** Undefined: as it is. */
  curriculum?: CurriculumPart[] | undefined;
  /** What a referral earns, in rupees. Undefined: as it is. */
  referral?: number | undefined;
  /** By id or name. */
  skills: string[];
};

/** The facts as columns. 422 for an unknown university, category or skill. */
async function toColumns(ctx: Context, { university, fee, skills, curriculum, referral, ...facts }: ProgramFacts) {
  const [categories, { taxonomy }] = await Promise.all([listCategories(ctx), skillCatalogue()]);
  const category = categories.find(({ slug }) => slug === facts.category);
  if (!category) throw invalid({ path: 'category', code: 'category-unknown' });
  const skill_ids = [...new Set(await getSkillIds(skills))];
  const families = skill_ids.flatMap((id) => taxonomy.byId.get(id)?.family ?? []);
  return {
    ...facts,
    university_id: await findUniversityId(ctx, university),
    fee_paise: fee === null ? null : Math.round(fee * 100),
    ...(curriculum && { curriculum }),
    ...(referral !== undefined && { referral_paise: Math.round(referral * 100) }),
    skill_ids,
    families: [...new Set([...families, ...(category.family ? [category.family] : [])])],
    // By what skills it is found.
    skill_words: skill_ids.map((id) => taxonomy.byId.get(id)?.name ?? '').join(' '),
  };
}

async function findUniversityId(ctx: Context, text: string): Promise<string | null> {
  if (text === '') return null;
  const found = await findUniversitiesNamed(ctx, text);
  const university = found.find(({ code }) => code === text) ?? found[0];
  if (!university) throw invalid({ path: 'university', code: 'university-unknown' });
  if (found.length > 1 && university.code !== text)
    throw invalid({ path: 'university', code: 'university-unclear', params: { first: university.code } });
  return university.id;
}

/** Adds a program. Its address is made of its title. */
export async function addStaffProgram(ctx: Context, facts: ProgramFacts): Promise<string> {
  const columns = await toColumns(ctx, facts);
  requireReward(columns.referral_paise, null);
  const { id } = await upsertProgram(ctx, {
    source: EDITORS,
    sourceId: randomUUID(),
    ...columns,
    programType: columns.program_type,
    universityId: columns.university_id,
    hoursPerWeek: columns.hours_per_week,
    feePaise: columns.fee_paise,
    feeNote: columns.fee_note,
    skillIds: columns.skill_ids,
    ...(columns.curriculum && { curriculum: columns.curriculum }),
  });
  return id;
}

/** Corrects facts of a program, which stay whatever an import says later; returns which columns. Its address does not change. */
export async function correctProgram(ctx: Context, program: StaffProgram, facts: ProgramFacts): Promise<string[]> {
  const columns = await toColumns(ctx, facts);
  if (columns.referral_paise !== program.referral_paise) requireReward(columns.referral_paise, program.application);
  const { corrections, changed } = correct(numbersOf(program), program.corrections, columns);
  if (changed.length === 0) return changed;
  const { curriculum, ...others } = columns;
  await ctx.db
    .updateTable('programs')
    .set({
      ...others,
      ...(curriculum && { curriculum: JSON.stringify(curriculum) }),
      intakes: JSON.stringify(others.intakes),
      corrections: JSON.stringify(corrections),
    })
    .where('id', '=', program.id)
    .execute();
  return changed;
}

/** A referral is paid for out of the fee of an application here: 422 for a reward without such a fee, or above it. */
function requireReward(paise: number | undefined, application: ApplicationTerms | null): void {
  if (paise === undefined || paise === 0) return;
  if (!application) throw invalid({ path: 'referral', code: 'program-referral-without-fee' });
  const { fee_paise } = application;
  if (paise > fee_paise)
    throw invalid({ path: 'referral', code: 'program-referral-above-fee', params: { fee: String(fee_paise / 100) } });
}

/** Exact numbers arrive as text. */
const numbersOf = (program: StaffProgram) => ({
  ...program,
  hours: Number(program.hours),
  hours_per_week: program.hours_per_week === null ? null : Number(program.hours_per_week),
  fee_paise: program.fee_paise === null ? null : Number(program.fee_paise),
});

/** Takes a program off the site; what members have of it stays. */
export async function hideProgram(ctx: Context, id: string): Promise<void> {
  await ctx.db.updateTable('programs').set({ hidden_at: ctx.clock.now() }).where('id', '=', id).execute();
}

/** Publishes a program again. */
export async function showProgram(ctx: Context, id: string): Promise<void> {
  await ctx.db.updateTable('programs').set({ hidden_at: null }).where('id', '=', id).execute();
}

/** Merges a duplicate into another program: its address is that of the other one from now on. */
export async function mergeProgram(ctx: Context, duplicateId: string, keptId: string): Promise<void> {
  await ctx.db
    .updateTable('programs')
    .set((eb) => ({ merged_into: keptId, hidden_at: eb.fn.coalesce('hidden_at', sql<Date>`${ctx.clock.now()}`) }))
    .where((eb) => eb.or([eb('id', '=', duplicateId), eb('merged_into', '=', duplicateId)]))
    .execute();
  await enqueueForSearch(ctx, 'course', [keptId]);
}

/** Deletes a program that nobody has applied for. */
export async function deleteProgram(ctx: Context, id: string): Promise<void> {
  await ctx.db.deleteFrom('programs').where('id', '=', id).execute();
}
