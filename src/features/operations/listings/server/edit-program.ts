import { requireScope } from '#features/base/accounts/server/index.ts';
import { correctProgram, findStaffProgram, type StaffProgram } from '#features/catalogue/programs/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing, pick } from './change-listing.ts';
import { factsOf, lockProgram, presentProgram } from './present-programs.ts';

/** Corrects facts of a program. Saving what is there already changes nothing. */
export const editProgram: UseCase<'PATCH /api/staff/programs/{id}'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...facts } = body;
  const program = await lockProgram(ctx, id, version);
  if (program.merged_into) throw conflict('listing-merged');
  const changed = await correctProgram(ctx, program, facts);
  const edited = await findStaffProgram(ctx, id);
  if (changed.length > 0 && edited) {
    const fields = changed.flatMap((column) => FIELDS[column] ?? column);
    const [before, after] = [pick(shownFacts(program), fields), pick(shownFacts(edited), fields)];
    await auditListing(ctx, { type: 'program', id, act: 'edit', reason, before, after });
  }
  return presentProgram(ctx, id);
};

/** The columns that the form names otherwise, or that follow from others. */
const FIELDS: Readonly<Record<string, string | readonly []>> = {
  university_id: 'university',
  fee_paise: 'fee',
  referral_paise: 'referral',
  skill_ids: 'skills',
  skill_words: [],
  families: [],
};

const shownFacts = (row: StaffProgram) => ({ ...factsOf(row), university: row.university_name, skills: row.skill_ids });
