/** Applications for programs as staff list them: those that were sent. None of these functions checks a permission. */
import { matchingAccounts, memberRows } from '#features/base/accounts/server/index.ts';
import { programRows } from '#features/catalogue/programs/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import type { FormStatus } from '../contract.ts';

export type SentFormFilter = {
  /** Part of the applicant's name or address, of the program's title or of its provider's name. */
  find?: string | undefined;
  /** By default those that wait for a decision. */
  status?: FormStatus | undefined;
};

const WAITING: readonly FormStatus[] = ['submitted', 'under_review'];

const selectSent = (ctx: Context) =>
  ctx.db
    .selectFrom('application_forms as forms')
    .innerJoin(programRows(ctx).as('programs'), 'programs.id', 'forms.program_id')
    .innerJoin(memberRows(ctx).as('members'), 'members.id', 'forms.user_id')
    .where('forms.status', '<>', 'draft');

/** The ids of programs with this text in their title or their provider's name, each found by an index. */
const matchingPrograms = (ctx: Context, find: string) =>
  programRows(ctx)
    .clearSelect()
    .select('id')
    .where((eb) => eb.or([eb('title', 'ilike', containsPattern(find)), eb('provider', 'ilike', containsPattern(find))]));

const selectSentBy = (ctx: Context, { find = '', status }: SentFormFilter) =>
  selectSent(ctx)
    .where('forms.status', 'in', status === undefined ? WAITING : [status])
    .$if(find !== '', (qb) =>
      qb.where((eb) =>
        eb.or([
          eb('forms.user_id', 'in', matchingAccounts(ctx, find)),
          eb('forms.program_id', 'in', matchingPrograms(ctx, find)),
        ]),
      ),
    );

const FIELDS = [
  'forms.id',
  'forms.status',
  'forms.submitted_at',
  'forms.paid_paise',
  'forms.returned_at',
  'programs.title',
  'programs.code',
  'programs.provider',
  'members.slug',
  'members.name',
] as const;

export type SentForm = NonNullable<Awaited<ReturnType<typeof findSentForm>>>;

/** Applications that were sent, the latest first, page by page. */
export async function listSentForms(ctx: Context, filter: SentFormFilter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await selectSentBy(ctx, filter)
    .select(FIELDS)
    .where(isOlder(cursor, 'forms.submitted_at', 'forms.id'))
    .orderBy('forms.submitted_at', 'desc')
    .orderBy('forms.id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ submitted_at, id }) => ({ key: submitted_at?.toISOString() ?? '', id }));
}

/** How many there are; without a filter those that wait for a decision. */
export async function countSentForms(ctx: Context, filter: SentFormFilter = {}): Promise<number> {
  const { count } = await selectSentBy(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One application that was sent; undefined for an unknown one and for a draft. */
export const findSentForm = (ctx: Context, id: string) =>
  selectSent(ctx).select(FIELDS).where('forms.id', '=', id).executeTakeFirst();
