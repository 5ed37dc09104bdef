import { hasComments } from '#features/base/discussion/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import {
  findMergedPrograms,
  findStaffProgram,
  findUniversityNames,
  staffStateOf,
  type StaffProgram,
} from '#features/catalogue/programs/server/index.ts';
import { countForms } from '#features/member/program-applications/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { writeCurriculum } from '../contract-curriculum.ts';
import { checkVersion, versionOf } from './change-listing.ts';
import { presentCorrections } from './present-corrections.ts';

const MAX_ENTRIES = 20;
/** What the next load of the content that comes with the product brings again. */
const LOADED_SOURCES = ['catalogue', 'skills'];

/** The facts of a program as the form states them. */
export const factsOf = (row: StaffProgram) => ({
  title: row.title,
  provider: row.provider,
  url: row.url,
  category: row.category,
  program_type: row.program_type,
  level: row.level,
  mode: row.mode,
  region: row.region,
  language: row.language,
  hours: Number(row.hours),
  hours_per_week: row.hours_per_week === null ? null : Number(row.hours_per_week),
  duration: row.duration,
  cost: row.cost,
  fee: toRupees(row.fee_paise),
  fee_note: row.fee_note,
  summary: row.summary,
  outcomes: row.outcomes,
  eligibility: row.eligibility,
  intakes: row.intakes,
  curriculum: writeCurriculum(row.curriculum),
  referral: row.referral_paise / 100,
});

const toRupees = (paise: unknown): number | null => (paise === null ? null : Number(paise) / 100);

/** What a change of a program names as its version. */
const programVersion = (row: StaffProgram): string =>
  versionOf({ ...factsOf(row), university: row.university_id, skills: row.skill_ids, state: staffStateOf(row) });

const programFields = (row: StaffProgram, applications: number) => ({
  code: row.code,
  title: row.title,
  provider: row.provider,
  university:
    row.university_id === null
      ? null
      : { id: row.university_id, code: row.university_code ?? '', name: row.university_name ?? '' },
  category: row.category,
  category_name: row.category_name ?? row.category,
  program_type: row.program_type as 'course',
  state: staffStateOf(row),
  source: row.source,
  applications,
  added_at: row.created_at.toISOString(),
});

/** Programs as a list shows them. */
export async function presentProgramItems(ctx: Context, rows: readonly StaffProgram[]) {
  const applications = await countForms(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    type: 'staff_program' as const,
    attributes: programFields(row, applications.get(row.id) ?? 0),
  }));
}

/** Locks a program for a change. 404 for an unknown one, 412 where a colleague was faster. */
export async function lockProgram(ctx: Context, id: string, version: string): Promise<StaffProgram> {
  const row = await findStaffProgram(ctx, id, { isLocked: true });
  if (!row) throw notFound('program');
  checkVersion(programVersion(row), version);
  return row;
}

/** Why a program cannot be deleted; null where it can. */
export async function whyKept(ctx: Context, { id, source, withdrawn }: StaffProgram) {
  const duplicates = await findMergedPrograms(ctx, id);
  const ids = [id, ...duplicates.map((duplicate) => duplicate.id)];
  const applications = (await countForms(ctx, ids)).size > 0;
  if (applications || (await hasComments(ctx, 'program', id))) return 'entries' as const;
  return LOADED_SOURCES.includes(source) && !withdrawn ? ('catalogue' as const) : null;
}

/** One program with its history; 404 for an unknown one. */
export async function presentProgram(ctx: Context, id: string) {
  const row = await findStaffProgram(ctx, id);
  if (!row) throw notFound('program');
  const [{ taxonomy }, [item], duplicates, kept, history, keptFor, corrected] = await Promise.all([
    skillCatalogue(),
    presentProgramItems(ctx, [row]),
    findMergedPrograms(ctx, id),
    row.merged_into ? findStaffProgram(ctx, row.merged_into) : undefined,
    findAuditEntries(ctx, { type: 'program', id }, MAX_ENTRIES),
    whyKept(ctx, row),
    correctionsOf(ctx, row),
  ]);
  if (!item) throw new Error('the program was not presented');
  const isOwn = row.merged_into === null;
  const keptOff = isOwn && row.university_hidden_at !== null;
  return {
    data: {
      ...item,
      attributes: {
        ...factsOf(row),
        ...item.attributes,
        skills: row.skill_ids.map((skill) => taxonomy.byId.get(skill)?.name ?? skill),
        application_fee: row.application && row.application.fee_paise / 100,
        kept_off: keptOff,
        version: programVersion(row),
        corrected,
        duplicates,
        kept: kept ? { id: kept.id, title: kept.title } : null,
        history,
        can: {
          edit: isOwn,
          publish: isOwn && !row.withdrawn && !keptOff,
          merge: isOwn,
          delete: keptFor === null,
        },
      },
    },
  };
}

/** What staff corrected of a program, with names for ids. */
async function correctionsOf(ctx: Context, { corrections }: StaffProgram) {
  const stated = corrections['university_id']?.stated;
  const [{ taxonomy }, names] = await Promise.all([
    skillCatalogue(),
    findUniversityNames(ctx, typeof stated === 'string' ? [stated] : []),
  ]);
  const listed = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  return presentCorrections(corrections, {
    university_id: (value) => names.get(String(value)) ?? '',
    skill_ids: (value) =>
      listed(value)
        .map((skill) => taxonomy.byId.get(skill)?.name ?? skill)
        .join(', '),
    fee_paise: (value) => String(toRupees(value ?? null) ?? ''),
    referral_paise: (value) => String(toRupees(value ?? null) ?? ''),
    curriculum: (value) => writeCurriculum(Array.isArray(value) ? value.flatMap(toPart) : []),
    outcomes: (value) => listed(value).join('; '),
    eligibility: (value) => listed(value).join('; '),
    intakes: (value) =>
      (Array.isArray(value)
        ? value.map((intake) =>
            Object.values(intake ?? {})
              .filter(Boolean)
              .join(' – '),
          )
        : []
      ).join('; '),
  });
}

const toPart = (value: unknown) =>
  typeof value === 'object' && value !== null && 'title' in value && 'text' in value
    ? [{ title: String(value.title), text: String(value.text) }]
    : [];
