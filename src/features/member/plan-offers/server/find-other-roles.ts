import type { z } from 'zod';
import {
  companyRows,
  getApplicationWithJob,
  isOpen,
  jobRows,
  today,
  type JobFacts,
} from '#features/catalogue/jobs/server/index.ts';
import { findKnownSkills, prepareOutlook, scoreFit, type FitInput } from '#features/member/fitment/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { OtherRole } from '../contract.ts';
import { computeOffer, type Offer, type OfferInput } from './compute-offer.ts';
import { loadOffer } from './load-offer.ts';

type RoleView = z.input<typeof OtherRole>;
const BANDS = ['low', 'moderate', 'good'] as const;

/** So many open roles of the same field are read, newest first, and so many of them shown. */
const MAX_READ = 12;
const MAX_SHOWN = 3;

/**
 * Open roles of the same field. Where a plan cannot reach the role, those that the member fits better; else those that would
 * stretch them: moderate, with a plan that leads to a good fit. Nothing where there are none.
 */
export const findOtherRoles: UseCase<'GET /api/plan_offers/{job_application_id}/roles'> = async (ctx, { params }) => {
  signedIn(ctx);
  const { input, offer, fitInput } = await loadOffer(ctx, params.job_application_id);
  const { job } = await getApplicationWithJob(ctx, params.job_application_id);
  const rank = ({ now }: Offer) => BANDS.indexOf(now.band);
  const read = (await findRolesOfField(ctx, job)).flatMap((role) => {
    const found = offerFor(role, input, fitInput);
    return found === null ? [] : [{ role, offer: found }];
  });
  const fitting =
    offer.verdict === 'out_of_reach'
      ? read.filter((item) => rank(item.offer) > rank(offer)).toSorted((a, b) => b.offer.now.tenths - a.offer.now.tenths)
      : read.filter((item) => item.offer.now.band === 'moderate' && item.offer.verdict === 'worth_it');
  return {
    data: fitting.slice(0, MAX_SHOWN).map(({ role, offer: found }) => presentRole(role, found)),
    meta: { next_cursor: null },
  };
};

type Role = Pick<JobFacts, 'slug' | 'title' | 'companyName' | 'companySlug' | 'location' | 'description'>;

const findRolesOfField = (ctx: Context, job: JobFacts): Promise<Role[]> =>
  ctx.db
    .selectFrom(jobRows(ctx).as('jobs'))
    .innerJoin(companyRows(ctx).as('companies'), 'companies.id', 'jobs.company_id')
    .select([
      'jobs.slug',
      'jobs.title',
      'jobs.location',
      'jobs.description',
      'companies.name as companyName',
      'companies.slug as companySlug',
    ])
    .where('jobs.family', '=', job.family)
    .where('jobs.id', '!=', job.id)
    .where(isOpen(today(ctx)))
    .orderBy('jobs.posted_on', 'desc')
    .orderBy('jobs.id')
    .limit(MAX_READ)
    .execute();

// The same person with another ad: corrections and added sentences belong to the first.
function offerFor(role: Role, input: OfferInput, fitInput: FitInput): Offer | null {
  const other: FitInput = {
    ...fitInput,
    ad: { title: role.title, text: role.description, employer: role.companyName },
    corrections: [],
    attached: [],
    declared: {},
  };
  const outlook = prepareOutlook(other);
  if (outlook === null) return null;
  return computeOffer({ ...input, report: scoreFit(other), knownSkillIds: findKnownSkills(other), outlook, words: [] });
}

const presentRole = (role: Role, offer: Offer): RoleView => ({
  id: role.slug,
  type: 'other_role',
  attributes: {
    job_title: role.title,
    company_name: role.companyName,
    job_slug: role.slug,
    company_slug: role.companySlug,
    location: role.location,
    band: offer.now.band,
    stops: offer.nextBand?.stops.length ?? null,
  },
});
