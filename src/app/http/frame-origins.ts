/** What `/courses/frame` may show: the site of the program it is asked for, and nothing else. */
import { findProgram } from '#features/catalogue/programs/server/index.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/http/context.ts';

/** The site of a program's own page with its subdomains, so that `www.` and a redirect to it work; none for a program that is not shown. */
export async function findFrameOrigins(ctx: Context, programId: string): Promise<string[]> {
  try {
    const { url } = await findProgram(ctx, { id: programId });
    const { protocol, host, origin } = new URL(url);
    if (protocol !== 'https:' || origin === ctx.config.APP_ORIGIN) return [];
    const site = host.replace(/^www\./, '');
    return [`https://${site}`, `https://*.${site}`];
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return [];
    throw error;
  }
}
