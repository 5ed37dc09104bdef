/** The server interface of hiring teams for other features. */
export { authorizeCompany } from './authorize-company.ts';
export { getCompany, type TeamCompany } from './get-company.ts';
export { hasEmployer } from './has-employer.ts';
export { listEmployers } from './list-employers.ts';
export { isEmployer } from './is-employer.ts';
export { isOnlyOwner } from './is-only-owner.ts';
export { moveTeam } from './move-team.ts';
export { loadDemoEmployers } from './load-demo-employers.ts';
export { removeDemoOwners } from './remove-demo-owners.ts';
export { companyPeopleRows } from './relations.ts';
export { hiringTeamsRoutes } from './routes.ts';
export { compareDomains, type CompanyAct } from './policy.ts';
export { withdrawInvitationsTo } from './withdraw-invitations-to.ts';
export { countRequests } from './count-requests.ts';
