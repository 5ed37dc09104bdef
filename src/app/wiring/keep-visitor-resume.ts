import { claimVisitor } from '#features/base/own-ads/server/index.ts';
import { keepResume } from '#features/base/resumes/server/index.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/http/context.ts';

/** Gives what a visitor brought to the member who has signed in; their résumé becomes a version, unless too many are kept. */
export async function keepVisitorResume(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const claimed = await claimVisitor(ctx, userId);
  const bytes = claimed && (await ctx.files.get(claimed.fileKey).catch(() => null));
  if (!claimed || !bytes) return;
  const { fileKey: key, name, kind, text } = claimed;
  const document = { name, kind, bytes: new Uint8Array(bytes) };
  try {
    await keepResume(ctx, { userId, document, key, result: { text, pages: null } });
  } catch (error) {
    // Signing in goes on without it.
    if (!(error instanceof Problem)) throw error;
    await ctx.enqueue('files.remove', { keys: [key] });
  }
}
