/** The origins that `/courses/frame` may embed: only the site of the requested program. */
import { getStoredProgram } from '#features/catalogue/programs/server/index.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/http/context.ts';

/** The site of the program's page with its subdomains, so that redirects to `www.` work; empty for an unlisted program. */
export async function findFrameOrigins(ctx: Context, programId: string): Promise<string[]> {
  try {
    const { url } = await getStoredProgram(ctx, { id: programId });
    const { protocol, host, origin } = new URL(url);
    if (protocol !== 'https:' || origin === ctx.config.APP_ORIGIN) return [];
    const site = host.replace(/^www\./, '');
    return [`https://${site}`, `https://*.${site}`];
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return [];
    throw error;
  }
}
