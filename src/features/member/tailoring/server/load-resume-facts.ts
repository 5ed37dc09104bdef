import { getPerson } from '#features/base/accounts/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { getStoredProfile } from '#features/member/profiles/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { applyLines } from './apply-lines.ts';
import type { ResumeFacts } from './describe-resume.ts';
import { isBroughtUp } from './find-lines.ts';

/** What the viewer's clean résumé is made of, with the lines taken for an application; 404 for another member's application. */
export async function loadResumeFacts(ctx: Context, applicationId?: string): Promise<{ facts: ResumeFacts; tailored: string[] }> {
  const { id } = signedIn(ctx);
  const [{ owner, profile: stored }, { email }, { taxonomy }] = await Promise.all([
    getStoredProfile(ctx, { id }),
    getPerson(ctx, id),
    skillCatalogue(),
  ]);
  const taken = applicationId === undefined ? [] : await loadTakenLines(ctx, applicationId);
  const { profile, tailored } = applyLines(stored, taken);
  const spoken = profile.skills.filter((skill) => {
    const { family, kind } = taxonomy.byId.get(skill.id ?? '') ?? {};
    return kind === 'language' && family === 'languages';
  });
  const { name, headline, location } = owner;
  return { facts: { name, headline, email, location, profile, spoken: new Set(spoken.map((skill) => skill.name)) }, tailored };
}

async function loadTakenLines(ctx: Context, applicationId: string): Promise<{ quote: string; text: string; top: boolean }[]> {
  const { userId } = await getApplicationWithJob(ctx, applicationId);
  if (userId !== signedIn(ctx).id) throw notFound('application');
  const taken = await ctx.db
    .selectFrom('tailored_lines')
    .select(['line_id', 'quote', 'text'])
    .where('job_application_id', '=', applicationId)
    .where('state', '=', 'taken')
    .orderBy('line_id')
    .execute();
  return taken.map(({ line_id, ...line }) => ({ ...line, top: isBroughtUp(line_id) }));
}

/** Whether there is anything to make a résumé of. */
export const isEmpty = ({ profile: { about, experience, education, certificates, skills, links } }: ResumeFacts): boolean =>
  about === '' && [experience, education, certificates, skills, links].every((entries) => entries.length === 0);
