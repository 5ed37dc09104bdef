import { loadReactions } from '#features/base/reactions/server/index.ts';
import { findMergedCompanies, findStaffCompany, type StaffCompany } from '#features/catalogue/jobs/server/index.ts';
import { companyPeopleRows } from '#features/operations/hiring-teams/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { checkVersion, versionOf } from './change-listing.ts';
import { presentCorrections } from './present-corrections.ts';

const MAX_ENTRIES = 20;

const stateOf = ({ hidden_at, merged_into }: StaffCompany) =>
  merged_into ? ('merged' as const) : hidden_at ? ('unpublished' as const) : ('published' as const);

/** What a change of a company names as its version. */
const companyVersion = (row: StaffCompany): string => {
  const { name, website, location, about } = row;
  return versionOf({ name, website, location, about, state: stateOf(row), jobs: row.jobs > 0 });
};

const companyFields = (row: StaffCompany) => ({
  slug: row.slug,
  name: row.name,
  website: row.website ?? '',
  location: row.location,
  about: row.about,
  example: row.example,
  state: stateOf(row),
  jobs: row.jobs,
  open_jobs: row.open_jobs,
  added_at: row.created_at.toISOString(),
});

export const presentCompanyItem = (row: StaffCompany) => ({
  id: row.id,
  type: 'staff_company' as const,
  attributes: companyFields(row),
});

/** Locks a company for a change. 404 for an unknown one, 412 where a colleague was faster. */
export async function lockCompany(ctx: Context, id: string, version: string): Promise<StaffCompany> {
  const row = await findStaffCompany(ctx, id, { isLocked: true });
  if (!row) throw notFound('company');
  checkVersion(companyVersion(row), version);
  return row;
}

/** One company with its history; 404 for an unknown one. */
export async function presentCompany(ctx: Context, id: string) {
  const row = await findStaffCompany(ctx, id);
  if (!row) throw notFound('company');
  const [reactions, people, duplicates, kept, history] = await Promise.all([
    loadReactions(ctx, 'company', [id]),
    companyPeopleRows(ctx).where('company_id', '=', id).execute(),
    findMergedCompanies(ctx, id),
    row.merged_into ? findStaffCompany(ctx, row.merged_into) : undefined,
    findAuditEntries(ctx, { type: 'company', id }, MAX_ENTRIES),
  ]);
  const state = stateOf(row);
  return {
    data: {
      id,
      type: 'staff_company' as const,
      attributes: {
        ...companyFields(row),
        version: companyVersion(row),
        corrected: presentCorrections(row.corrections),
        followers: reactions.get(id)?.counts.follow ?? 0,
        people: people.length,
        duplicates,
        kept: kept ? { id: kept.id, name: kept.name } : null,
        history,
        can: { edit: state !== 'merged', publish: state !== 'merged', merge: state !== 'merged', delete: row.jobs === 0 },
      },
    },
  };
}
