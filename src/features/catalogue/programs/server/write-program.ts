import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { WriteResult } from '#platform/io/import-table.ts';
import { slugify } from '#platform/db/slug.ts';
import type { ApplicationTerms, CurriculumPart, Intake, ProgramsTable } from './tables.ts';

/** The source of what editors add in the console. */
export const EDITORS = 'editors';

/**
 * What a skill adds to the general rank of a program: most where an editor's path takes the program to teach it, less where the
 * skill lists it, and least where only its provider says so. Who offers a program, or pays us for it, adds nothing.
 */
export const WORTH = { onPath: 10, listed: 6, declared: 2 };

/** A program from a source; omitted fields get defaults. */
export type ProgramDraft = {
  source: string;
  sourceId: string;
  title: string;
  provider: string;
  url: string;
  category: string;
  families: readonly string[];
  programType: string;
  level: ProgramsTable['level'];
  mode?: ProgramsTable['mode'];
  region?: string;
  language: string;
  hours?: number;
  hoursPerWeek?: number | null;
  duration?: string;
  cost: ProgramsTable['cost'];
  feePaise?: number | null;
  feeNote?: string;
  summary?: string;
  outcomes?: readonly string[];
  curriculum?: readonly CurriculumPart[];
  eligibility?: readonly string[];
  intakes?: readonly Intake[];
  skillIds?: readonly string[];
  universityId?: string | null;
  application?: ApplicationTerms | null;
  referralPaise?: number;
  featured?: boolean;
  worth?: number;
};

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Inserts a program, or updates the one with the same source and source id. Returns its id, which never changes. */
export const writeProgram = async (ctx: Context, draft: ProgramDraft): Promise<string> => (await upsertProgram(ctx, draft)).id;

/** Like `writeProgram`, and also returns whether the program was added, updated or unchanged. */
export async function upsertProgram(ctx: Context, draft: ProgramDraft): Promise<{ id: string; written: WriteResult }> {
  const { taxonomy } = await skillCatalogue();
  const skillIds = [...new Set(draft.skillIds ?? [])].filter((id) => taxonomy.byId.has(id));
  const id = digest(draft.source === 'skills' ? draft.url : `${draft.source}\0${draft.sourceId}`).slice(0, 12);
  const row = toRow(draft, { skillIds, skillWords: skillIds.map((skill) => taxonomy.byId.get(skill)?.name ?? '').join(' ') });
  const columns = Object.keys(row);
  const columnList = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  const written = await ctx.db
    .insertInto('programs')
    .values({
      ...row,
      id,
      code: `${slugify(draft.title).slice(0, 60) || 'program'}-${id.slice(0, 6)}`,
      source: draft.source,
      source_id: draft.sourceId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'source_id'])
        .doUpdateSet(row)
        .where(sql<boolean>`(${columnList('programs')}) is distinct from (${columnList('excluded')})`),
    )
    .returning(sql<boolean>`xmax = 0`.as('added'))
    .executeTakeFirst();
  return { id, written: written ? (written.added ? 'added' : 'updated') : 'unchanged' };
}

function toRow(draft: ProgramDraft, { skillIds, skillWords }: { skillIds: string[]; skillWords: string }) {
  return {
    title: draft.title,
    provider: draft.provider,
    university_id: draft.universityId ?? null,
    url: draft.url,
    category: draft.category,
    families: [...draft.families],
    program_type: draft.programType,
    level: draft.level,
    mode: draft.mode ?? 'online',
    region: draft.region ?? 'Global',
    language: draft.language,
    hours: draft.hours ?? 0,
    hours_per_week: draft.hoursPerWeek ?? null,
    duration: draft.duration ?? '',
    cost: draft.cost,
    fee_paise: draft.feePaise ?? null,
    fee_note: draft.feeNote ?? '',
    summary: draft.summary ?? '',
    outcomes: [...(draft.outcomes ?? [])],
    curriculum: JSON.stringify(draft.curriculum ?? []),
    eligibility: [...(draft.eligibility ?? [])],
    intakes: JSON.stringify(draft.intakes ?? []),
    skill_ids: skillIds,
    application: draft.application ? JSON.stringify(draft.application) : null,
    referral_paise: draft.referralPaise ?? 0,
    featured: draft.featured ?? false,
    worth: draft.worth ?? skillIds.length * WORTH.declared,
    withdrawn: false,
    skill_words: skillWords,
  };
}

/** Marks the programs that their source no longer contains as withdrawn. */
export async function retireOthers(ctx: Context, source: string, remainingIds: readonly string[]): Promise<void> {
  let removed = ctx.db
    .updateTable('programs')
    .set({ withdrawn: true })
    .where('source', '=', source)
    .where('withdrawn', '=', false);
  if (remainingIds.length > 0) removed = removed.where('source_id', 'not in', [...remainingIds]);
  await removed.execute();
}
