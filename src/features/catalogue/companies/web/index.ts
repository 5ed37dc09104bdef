/** Web exports of companies for pages of other features. */
export { FollowedCompanies } from './followed-companies.tsx';
export { companyQuery, followedCompaniesQuery } from './queries.ts';
