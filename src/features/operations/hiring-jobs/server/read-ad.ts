import { parsePlace } from '#features/base/job-postings/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { readAd } from '#features/member/fitment/server/index.ts';
import { getCompany } from '#features/operations/hiring-teams/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { correctAd } from './ad/correct-ad.ts';
import { findRemarks } from './ad/find-remarks.ts';
import { checkAd } from './check-ad.ts';

/** Reads an ad as scores do, and says what to look at before it goes live. */
export const readHiringAd: UseCase<'POST /api/hiring/companies/{slug}/read_ad'> = async (ctx, { params, body: { content } }) => {
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

/** Changes the text so that a requirement is required or preferred; 409 where no simple change does it. */
export const correctHiringAd: UseCase<'POST /api/hiring/companies/{slug}/correct_ad'> = async (ctx, { params, body }) => {
  const company = await getCompany(ctx, params.slug, 'recruit');
  const { taxonomy } = await skillCatalogue();
  const { title, description } = body.content;
  const read = (text: string) => readAd(taxonomy, { title, text, employer: company.name });
  const correction = correctAd(read, description, body.requirement_id, body.need);
  if (!correction) throw conflict('ad-not-correctable');
  return { data: correction };
};
