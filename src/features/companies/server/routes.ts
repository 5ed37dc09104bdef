import { implement } from '#platform/server/http.ts';
import { companiesContract } from '../contract.ts';
import { followCompany, unfollowCompany } from './follow-company.ts';
import { getCompany, listPeople, listRelated } from './get-company.ts';
import { listCompanies } from './list-companies.ts';

export const companiesRoutes = implement(companiesContract, {
  'GET /api/companies': listCompanies,
  'GET /api/companies/{slug}': getCompany,
  'GET /api/companies/{slug}/people': listPeople,
  'GET /api/companies/{slug}/related': listRelated,
  'POST /api/companies/{slug}/follow': followCompany,
  'DELETE /api/companies/{slug}/follow': unfollowCompany,
});
