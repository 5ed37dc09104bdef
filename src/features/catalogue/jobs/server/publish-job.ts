import { parsePlace, type Experience, type Pay } from '#features/base/job-postings/server/index.ts';
import { fingerprint, slugify } from '#platform/db/slug.ts';
import type { Context } from '#platform/http/context.ts';
import type { Question, RoleType, WorkMode } from '../contract.ts';
import { createFamilyFinder } from './import/create-family-finder.ts';
import { summarize } from './import/draft-job.ts';
import { collectPublished } from './publish-jobs.ts';
import { writeJob } from './write-job.ts';

/** The source of jobs that employers write here. */
export const EMPLOYER_SOURCE = 'employer';
const MAX_LOCATION = 160;

/** A job as its employer writes it. */
export type EmployerAd = {
  id: string;
  title: string;
  roleType: RoleType;
  workMode: WorkMode;
  /** Each place as it was written: "Bengaluru, India". */
  places: readonly string[];
  /** The employer's page to apply at, or the confirmed address to which applications go; neither to apply here. */
  applyUrl: string | null;
  applyEmail: string | null;
  questions: readonly Question[];
  experience: Experience;
  pay: Pay | null;
  description: string;
  validUntil: string | null;
};
type Company = { id: string; slug: string; name: string };

/** Places as one line of a list. */
export const joinPlaces = (places: readonly string[]): string => places.slice(0, 3).join(' / ').slice(0, MAX_LOCATION);

/** Publishes a job of an employer, or its changes: from here on it is in lists, the search, feeds and counts. */
export async function publishJob(ctx: Context, company: Company, { places, ...ad }: EmployerAd): Promise<void> {
  const findFamily = await createFamilyFinder(ctx);
  const draft = {
    ...ad,
    source: EMPLOYER_SOURCE,
    sourceId: ad.id,
    slug: `${slugify(ad.title) || 'role'}-${fingerprint(ad.id)}`,
    location: joinPlaces(places),
    places: places.map((place) => parsePlace(place)),
    family: findFamily(ad.title),
    summary: summarize(ad.description),
    postedOn: null,
  };
  const published = collectPublished(ctx);
  const written = await writeJob(ctx, company.id, draft);
  published.add(company, draft, written);
  await published.publish();
  if (written !== 'unchanged')
    await ctx.publish('job.changed', { jobId: ad.id, change: written === 'added' ? 'published' : 'changed' });
  await ctx.enqueue('jobs.count', {});
}
