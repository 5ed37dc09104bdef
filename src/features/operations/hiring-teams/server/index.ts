/** The server interface of hiring teams for other features. */
export { authorizeCompany } from './authorize-company.ts';
export { companiesOfViewer, type CompanyOfViewer } from './companies-of-viewer.ts';
export { hasEmployer } from './has-employer.ts';
export { companyPeopleRows } from './relations.ts';
export type { CompanyAct } from './policy.ts';
