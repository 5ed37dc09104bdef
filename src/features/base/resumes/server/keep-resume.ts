import { createHash } from 'node:crypto';
import type { CheckedDocument } from '#platform/files/uploads.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import { lockResumes, type StoredResume } from './load-resume.ts';
import { queueReading, readText, type ReadText } from './read-resume.ts';

/** The versions that a member may keep. */
export const MAX_RESUMES = 100;
const MAX_NAME_LENGTH = 110;
/** The hash of files from before versions, which begins so, is not that of their bytes. */
const UNHASHED = 'application:';

type NewResume = {
  userId: string;
  document: CheckedDocument;
  /** Under which the file is stored. */
  key: string;
  name?: string | undefined;
  /** What was read from it already. */
  result?: ReadText;
};

/**
 * Keeps a stored file as a version, which is then read in the background. The same bytes are the same version: then the file
 * just stored is removed again, and a removed version is restored. To be called in the transaction of `storeFile`.
 */
export async function keepResume(ctx: Context, resume: NewResume): Promise<{ resume: StoredResume; isKnown: boolean }> {
  const { userId, document, key, result } = resume;
  await lockResumes(ctx, userId);
  const hash = createHash('sha256').update(document.bytes).digest('hex');
  const known = await findSame(ctx, userId, document, hash);
  if (known) return { resume: await recognise(ctx, known, resume), isKnown: known.removed_at === null };
  const live = await ctx.db
    .selectFrom('resumes')
    .select(['name', 'is_default'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
  if (live.length >= MAX_RESUMES) throw invalid({ path: 'file', code: 'too-many-resumes', params: { most: MAX_RESUMES } });
  const at = ctx.clock.now();
  const kept = await ctx.db
    .insertInto('resumes')
    .values({
      user_id: userId,
      name: resume.name ?? uniqueName(document.name, new Set(live.map(({ name }) => name))),
      file_key: key,
      file_name: document.name,
      file_kind: document.kind,
      file_bytes: document.bytes.byteLength,
      content_hash: hash,
      is_default: live.every(({ is_default }) => !is_default),
      created_at: at,
      reading_since: at,
      ...(result && readText(result)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!result) await queueReading(ctx, kept);
  return { resume: kept, isKnown: false };
}

async function recognise(ctx: Context, known: StoredResume, { key, result }: NewResume): Promise<StoredResume> {
  const isFileGone = known.failure === 'missing';
  const isNewlyRead = result !== undefined && known.status !== 'read';
  if (!isFileGone) await ctx.enqueue('files.remove', { keys: [key] });
  const resume = await ctx.db
    .updateTable('resumes')
    .set({
      removed_at: null,
      ...(known.removed_at !== null && { is_default: !(await hasDefault(ctx, known.user_id)) }),
      ...(isFileGone && { file_key: key, status: 'reading', failure: null, reading_since: ctx.clock.now(), readings: 1 }),
      ...(isNewlyRead && readText(result)),
    })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isNewlyRead) await ctx.publish('resume.read', { resumeId: known.id });
  else if (isFileGone) await queueReading(ctx, known);
  return resume;
}

/** Whether one of the member's versions is the default; there is one unless there are no versions. */
export async function hasDefault(ctx: Context, userId: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('resumes')
    .select('id')
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

async function findSame(
  ctx: Context,
  userId: string,
  { kind, bytes }: CheckedDocument,
  hash: string,
): Promise<StoredResume | undefined> {
  const candidates = await ctx.db
    .selectFrom('resumes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('file_kind', '=', kind)
    .where('file_bytes', '=', bytes.byteLength)
    .execute();
  for (const candidate of candidates) {
    if (candidate.content_hash === hash) return candidate;
    if (!candidate.content_hash.startsWith(UNHASHED)) continue;
    const stored = await ctx.files.get(candidate.file_key).catch(() => null);
    if (!stored || !Buffer.from(bytes).equals(stored)) continue;
    await ctx.db.updateTable('resumes').set({ content_hash: hash }).where('id', '=', candidate.id).execute();
    return candidate;
  }
  return undefined;
}

/** The name of the file without its ending, with a number if the member has a version of that name. */
function uniqueName(fileName: string, taken: ReadonlySet<string>): string {
  const stem = [...fileName.replace(/\.[a-z0-9]{1,8}$/i, '')].slice(0, MAX_NAME_LENGTH).join('').trim() || fileName;
  if (!taken.has(stem)) return stem;
  let number = 2;
  while (taken.has(`${stem} (${number})`)) number += 1;
  return `${stem} (${number})`;
}
