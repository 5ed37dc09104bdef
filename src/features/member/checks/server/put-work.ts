import { sql } from 'kysely';
import type { PieceOfWork } from '#features/base/skills/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { storeFile } from '#platform/files/store-file.ts';
import { checkDocument, type CheckedDocument } from '#platform/files/uploads.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { checksContract } from '../contract.ts';
import { findWork, type StoredWork } from './load-work.ts';
import { getCheckedSkill, presentCheck } from './present-check.ts';

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A member showed a skill by a piece of work with all its criteria. The day is an ISO date. */
    'skill.shown': { userId: string; skillId: string; shownOn: string };
    /** A piece of work was taken back, or no longer has all its criteria. */
    'skill.work-removed': { userId: string; skillId: string };
  }
}

const AREA = 'works';

type Form = ParsedOf<(typeof checksContract)['PUT /api/checks/{skill_id}/work']>['body'];
type Content = Pick<StoredWork, 'link' | 'body' | 'file_key' | 'file_name' | 'file_kind' | 'file_bytes'>;

/** Shows a skill by a piece of work, or replaces the one before. It counts once all its criteria are ticked. */
export const putWork: UseCase<'PUT /api/checks/{skill_id}/work'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const { id: skillId, work } = await getCheckedSkill(ctx, params.skill_id);
  if (!work) throw notFound('work');
  const criteria = tickedCriteria(work, body);
  const document = body.kind === 'file' && body.file ? await checkDocument(body.file, ctx.config.UPLOAD_MAX_BYTES) : null;
  const save = async (trx: Context, key: string | null) => {
    const previous = await lockWork(trx, viewer.id, skillId);
    const content = contentOf(body, previous, document && key !== null ? { document, key } : null);
    const owner = { userId: viewer.id, skillId };
    const complete = criteria.length === work.criteria.length;
    const values = { ...content, kind: body.kind, title: work.title, criteria, complete, kept: body.keep };
    await saveWork(trx, owner, previous, values);
    await publishChange(trx, owner, previous?.complete ?? false, complete);
    return { data: await presentCheck(trx, viewer.id, skillId) };
  };
  return document ? storeFile(ctx, AREA, document.bytes, save) : ctx.inTransaction((trx) => save(trx, null));
};

/** The ticked criteria, in words; 422 without any, or for one that the work does not have. */
function tickedCriteria(work: PieceOfWork, { kind, criteria }: Form): string[] {
  if (!work.show.includes(kind)) throw invalid({ path: 'kind', code: 'work-kind-not-asked' });
  if (criteria.length === 0) throw invalid({ path: 'criteria', code: 'work-criteria-none' });
  if (criteria.some((index) => index >= work.criteria.length))
    throw invalid({ path: 'criteria', code: 'work-criterion-unknown' });
  return work.criteria.filter((_, index) => criteria.includes(index));
}

const EMPTY: Content = { link: null, body: null, file_key: null, file_name: null, file_kind: null, file_bytes: null };
const WEB_ADDRESS = /^https?:$/;

function contentOf(
  { kind, link = '', text = '' }: Form,
  previous: StoredWork | null,
  upload: { document: CheckedDocument; key: string } | null,
): Content {
  if (kind === 'link') {
    if (!WEB_ADDRESS.test(URL.parse(link)?.protocol ?? '')) throw invalid({ path: 'link', code: 'work-link' });
    return { ...EMPTY, link };
  }
  if (kind === 'text') {
    if (text === '') throw invalid({ path: 'text', code: 'work-text-empty' });
    return { ...EMPTY, body: text };
  }
  if (upload) {
    const { name, kind: file_kind, bytes } = upload.document;
    return { ...EMPTY, file_key: upload.key, file_name: name, file_kind, file_bytes: bytes.byteLength };
  }
  if (previous?.kind !== 'file') throw invalid({ path: 'file', code: 'file-not-chosen' });
  const { file_key, file_name, file_kind, file_bytes } = previous;
  return { ...EMPTY, file_key, file_name, file_kind, file_bytes };
}

// Locks even where there is no row yet, so that two tabs follow one another.
async function lockWork(ctx: Context, userId: string, skillId: string): Promise<StoredWork | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`work:${userId}:${skillId}`}, 0))`.execute(ctx.db);
  return findWork(ctx, userId, skillId);
}

type Owner = { userId: string; skillId: string };
type Values = Content & { kind: StoredWork['kind']; title: string; criteria: string[]; complete: boolean; kept: boolean };

async function saveWork(ctx: Context, { userId, skillId }: Owner, previous: StoredWork | null, values: Values): Promise<void> {
  const row = { ...values, criteria: JSON.stringify(values.criteria), shown_at: ctx.clock.now() };
  await ctx.db
    .insertInto('shown_works')
    .values({ ...row, user_id: userId, skill_id: skillId })
    .onConflict((conflict) => conflict.columns(['user_id', 'skill_id']).doUpdateSet(row))
    .execute();
  if (previous?.file_key && previous.file_key !== values.file_key)
    await ctx.enqueue('files.remove', { keys: [previous.file_key] });
}

async function publishChange(ctx: Context, owner: Owner, wasComplete: boolean, isComplete: boolean): Promise<void> {
  if (isComplete && !wasComplete) await ctx.publish('skill.shown', { ...owner, shownOn: calendarDay(ctx.clock.now()) });
  if (wasComplete && !isComplete) await ctx.publish('skill.work-removed', owner);
}
