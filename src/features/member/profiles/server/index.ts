/** Server exports of profiles for other features. */
export { findMembersAt } from './find-members-at.ts';
export { findPeopleToSearch } from './find-people-to-search.ts';
export { getStoredProfile, type StoredProfile } from './get-stored-profile.ts';
export { addToProfile, removeFromProfile } from './merge-profile.ts';
export { mutablePerson } from './mutable-person.ts';
export { endFollows } from './end-follows.ts';
export { profilePolicy } from './policy.ts';
export { profilesRoutes } from './routes.ts';
export { countProfilesListing } from './count-profiles-listing.ts';
export { reportablePerson } from './reportable-person.ts';
