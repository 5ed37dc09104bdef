/** What other features' pages may use from companies. */
export { FollowedCompanies } from './followed-companies.tsx';
export { followedCompaniesQuery } from './queries.ts';
