import { implement } from '#platform/http/http.ts';
import { adCheckContract } from '../contract.ts';
import { bringAd } from './bring-ad.ts';
import { bringResume } from './bring-resume.ts';
import { getFreeLook } from './get-free-look.ts';
import { tryWhatIf } from './try-what-if.ts';
import { compareWithResume } from './compare-with-resume.ts';
import { changeOwnAd } from './change-own-ad.ts';
import { getOwnAd } from './get-own-ad.ts';
import { listOwnAds } from './list-own-ads.ts';
import { removeOwnAd } from './remove-own-ad.ts';

export const adCheckRoutes = implement(adCheckContract, {
  'POST /api/own_ads': bringAd,
  'GET /api/own_ads': listOwnAds,
  'GET /api/own_ads/{id}': getOwnAd,
  'PATCH /api/own_ads/{id}': changeOwnAd,
  'DELETE /api/own_ads/{id}': removeOwnAd,
  'POST /api/job_entries': compareWithResume,
  'POST /api/visitor_resume': bringResume,
  'GET /api/own_ads/{id}/free_look': getFreeLook,
  'POST /api/own_ads/{id}/what_if': tryWhatIf,
});
