/** The server interface of accounts for other features. */
export { addDemoMember } from './add-demo-member.ts';
export { asMember } from './as-member.ts';
export { audit } from './audit.ts';
export { anonymizeMember, lockMember, setListed } from './change-member.ts';
export { changeStaff, findMember, STAFF_SCOPES } from './change-staff.ts';
export { findEmails } from './find-emails.ts';
export { describeDevice } from './describe-device.ts';
export { getPerson, getPersonBySlug, type Person } from './get-person.ts';
export { accountsRoutes } from './routes.ts';
export { hashSecret, newSecret } from './secrets.ts';
export { requireFreshSession } from './require-fresh-session.ts';
export { requireScope } from './require-scope.ts';
export { findStaff } from './find-staff.ts';
export { findPeople, findPeopleBySlug } from './search-people.ts';
export { findSlugs } from './find-slugs.ts';
export { authenticate, findActiveSessions, SESSION_ENDED, hasSignedInFromHere } from './sessions.ts';
export { auditRows, memberRows, sessionRows } from './relations.ts';
