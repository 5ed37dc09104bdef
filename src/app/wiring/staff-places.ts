/** What waits in the places of the staff's console; a place itself is a line in `operations/staff/web/places.ts`. */
import { countOpenCases } from '#features/base/moderation/server/index.ts';
import { countSuggestions } from '#features/catalogue/communities/server/index.ts';
import { countAddresses } from '#features/operations/apply-addresses/server/index.ts';
import { countHeldJobs } from '#features/operations/hiring-jobs/server/index.ts';
import { countRequests } from '#features/operations/hiring-teams/server/index.ts';
import { countFailingSources } from '#features/operations/sources/server/index.ts';
import type { PlaceCounts } from '#features/operations/staff/server/index.ts';

export const staffPlaces: PlaceCounts = {
  reports: { scope: 'moderator', count: countOpenCases },
  'held-jobs': { scope: 'moderator', count: countHeldJobs },
  companies: { scope: 'moderator', count: countRequests },
  'apply-addresses': { scope: 'moderator', count: countAddresses },
  suggestions: { scope: 'editor', count: countSuggestions },
  sources: { scope: 'editor', count: countFailingSources },
};
