import { implement, type Routes } from '#platform/http/http.ts';
import { companiesContract } from '../contract.ts';
import { followCompany } from './follow-company.ts';
import { unfollowCompany } from './unfollow-company.ts';
import { getCompany } from './get-company.ts';
import { listCompanies } from './list-companies.ts';
import { listPeople, type FindMembersAt } from './list-people.ts';
import { listRelated } from './list-related.ts';

/** `findMembersAt` is injected, because profiles depend on companies. */
export const createCompaniesRoutes = (findMembersAt: FindMembersAt): Routes =>
  implement(companiesContract, {
    'GET /api/companies': listCompanies,
    'GET /api/companies/{slug}': getCompany,
    'GET /api/companies/{slug}/people': listPeople(findMembersAt),
    'GET /api/companies/{slug}/related': listRelated,
    'POST /api/companies/{slug}/follow': followCompany,
    'DELETE /api/companies/{slug}/follow': unfollowCompany,
  });
