import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { readAd } from '#features/member/fitment/server/index.ts';
import { getCompany } from '#features/operations/hiring-teams/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { correctAd } from './ad/correct-ad.ts';

/** Changes the text so that a requirement is required or preferred; 409 where no simple change does it. */
export const correctHiringAd: UseCase<'POST /api/hiring/companies/{slug}/correct_ad'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const company = await getCompany(ctx, params.slug, 'recruit');
  const { taxonomy } = await skillCatalogue();
  const { title, description } = body.content;
  const read = (text: string) => readAd(taxonomy, { title, text, employer: company.name });
  const correction = correctAd(read, description, body.requirement_id, body.need);
  if (!correction) throw conflict('ad-not-correctable');
  return { data: correction };
};
