import type { z } from 'zod';
import { presentResume, resumeRows, type StoredResume } from '#features/base/resumes/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { FitmentScore, ScoreSource } from '../contract.ts';
import type { Fitment, StoredReport } from './load-fitment.ts';

/** Versions by their ids. */
export type Resumes = ReadonlyMap<string, StoredResume>;

/** The versions of a score and its reports, as far as they were not deleted. */
export async function loadResumes(ctx: Context, fitment: Fitment, reports: readonly StoredReport[]): Promise<Resumes> {
  const ids = [fitment.resume_id, fitment.pending_resume_id, ...reports.map(({ resume_id }) => resume_id)].filter(
    (id) => id !== null,
  );
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom(resumeRows(ctx).as('resume'))
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type Source = Pick<StoredReport, 'resume_id' | 'resume_name' | 'from_profile'>;

/** What a score or a report was made from. A version goes by its present name, a deleted one by the one it had. */
export function presentSource({ resume_id, resume_name, from_profile }: Source, resumes: Resumes): z.input<typeof ScoreSource> {
  const resume = resumes.get(resume_id ?? '');
  const isKept = resume !== undefined && resume.removed_at === null;
  return { profile: from_profile, resume_id: isKept ? resume.id : null, name: resume?.name ?? resume_name };
}

/** The sources of a score; `sentFile` is the name of the file that was sent with the application. */
export function presentSources(
  fitment: Fitment,
  resumes: Resumes,
  sentFile: string | null,
): Pick<z.input<typeof FitmentScore>['attributes'], 'file_name' | 'source' | 'pending'> {
  const pending = resumes.get(fitment.pending_resume_id ?? '');
  const fileName = resumes.get(fitment.resume_id ?? '')?.file_name ?? fitment.resume_name ?? pending?.file_name ?? sentFile;
  return {
    file_name: fitment.from_profile ? null : fileName,
    source: presentSource(fitment, resumes),
    pending: pending && pending.removed_at === null ? presentResume(pending) : null,
  };
}
