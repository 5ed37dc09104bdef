import {
  findMergedUniversities,
  findStaffUniversity,
  staffStateOf,
  type StaffUniversity,
} from '#features/catalogue/programs/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { checkVersion, versionOf } from './change-listing.ts';
import { presentCorrections } from './present-corrections.ts';

const MAX_ENTRIES = 20;

/** What a change of a university names as its version. */
function universityVersion(row: StaffUniversity): string {
  const { name, country, region, city, kind, website, about } = row;
  return versionOf({ name, country, region, city, kind, website, about, state: staffStateOf(row), programs: row.programs > 0 });
}

const universityFields = (row: StaffUniversity) => ({
  code: row.code,
  name: row.name,
  country: row.country,
  region: row.region,
  city: row.city,
  kind: row.kind,
  website: row.website,
  about: row.about,
  state: staffStateOf(row),
  programs: row.programs,
  shown_programs: row.shown_programs,
  added_at: row.created_at.toISOString(),
});

export const presentUniversityItem = (row: StaffUniversity) => ({
  id: row.id,
  type: 'staff_university' as const,
  attributes: universityFields(row),
});

/** Locks a university for a change. 404 for an unknown one, 412 where a colleague was faster. */
export async function lockUniversity(ctx: Context, id: string, version: string): Promise<StaffUniversity> {
  const row = await findStaffUniversity(ctx, id, { isLocked: true });
  if (!row) throw notFound('university');
  checkVersion(universityVersion(row), version);
  return row;
}

/** One university with its history; 404 for an unknown one. */
export async function presentUniversity(ctx: Context, id: string) {
  const row = await findStaffUniversity(ctx, id);
  if (!row) throw notFound('university');
  const [duplicates, kept, history] = await Promise.all([
    findMergedUniversities(ctx, id),
    row.merged_into ? findStaffUniversity(ctx, row.merged_into) : undefined,
    findAuditEntries(ctx, { type: 'university', id }, MAX_ENTRIES),
  ]);
  const state = staffStateOf(row);
  const isOwn = state !== 'merged';
  return {
    data: {
      id,
      type: 'staff_university' as const,
      attributes: {
        ...universityFields(row),
        version: universityVersion(row),
        corrected: presentCorrections(row.corrections),
        duplicates,
        kept: kept ? { id: kept.id, name: kept.name } : null,
        history,
        can: { edit: isOwn, publish: isOwn && !row.withdrawn, merge: isOwn, delete: row.programs === 0 },
      },
    },
  };
}
