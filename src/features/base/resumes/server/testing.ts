/** Test factories: versions of résumés. */
import type { Context } from '#platform/http/context.ts';
import { RESUME_AREA } from './add-resume.ts';
import { keepResume } from './keep-resume.ts';
import type { StoredResume } from './load-resume.ts';

/** Creates a version of a text file. It is `reading` until `readResume` or the tasks run. */
export async function aResume(
  ctx: Context,
  { userId, content, fileName = 'resume.txt' }: { userId: string; content: string | Uint8Array; fileName?: string },
): Promise<StoredResume> {
  const bytes = new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  const { key } = await ctx.files.put(RESUME_AREA, bytes);
  const document = { kind: 'txt' as const, name: fileName, bytes };
  return (await ctx.inTransaction((trx) => keepResume(trx, { userId, document, key }))).resume;
}
