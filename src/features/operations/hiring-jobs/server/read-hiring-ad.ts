import { parsePlace } from '#features/base/job-postings/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { readAd } from '#features/member/fitment/server/index.ts';
import { getCompany } from '#features/operations/hiring-teams/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findRemarks } from './ad/find-remarks.ts';
import { checkAd } from './check-ad.ts';

/** Reads an ad as scores do, and says what to look at before it goes live. */
export const readHiringAd: UseCase<'POST /api/hiring/companies/{slug}/read_ad'> = async (ctx, { params, body: { content } }) => {
  signedIn(ctx);
  const company = await getCompany(ctx, params.slug, 'recruit');
  const { taxonomy } = await skillCatalogue();
  const reading = readAd(taxonomy, { title: content.title, text: content.description, employer: company.name });
  return {
    data: {
      reading,
      remarks: findRemarks(content, reading),
      findings: await checkAd(ctx, company, content),
      countries: content.places.map((place) => parsePlace(place).country),
    },
  };
};
