/** What waits in the places of the staff's console; a place itself is a line in `operations/staff/web/places.ts`. */
import { countAppeals, countOpenCases } from '#features/base/moderation/server/index.ts';
import { countContests, countUndecidedPayments } from '#features/base/payments/server/index.ts';
import { countUndecidedClaims } from '#features/member/referrals/server/index.ts';
import { countMistakes } from '#features/base/skills/server/index.ts';
import { countLeads } from '#features/base/leads/server/index.ts';
import { countSentForms } from '#features/member/program-applications/server/index.ts';
import { countSuggestions } from '#features/catalogue/communities/server/index.ts';
import { countAddresses } from '#features/operations/apply-addresses/server/index.ts';
import { countHeldJobs } from '#features/operations/hiring-jobs/server/index.ts';
import { countRequests } from '#features/operations/hiring-teams/server/index.ts';
import { countFailingSources } from '#features/operations/sources/server/index.ts';
import type { PlaceCounts } from '#features/operations/staff/server/index.ts';
import { countFailedMails } from '#platform/mail/failed-mails.ts';
import { countFailedTasks } from '#platform/tasks/failed-tasks.ts';

export const staffPlaces: PlaceCounts = {
  leads: { scopes: ['support'], count: (ctx) => countLeads(ctx) },
  'program-applications': { scopes: ['support'], count: (ctx) => countSentForms(ctx) },
  mail: { scopes: ['support'], count: (ctx) => countFailedMails(ctx) },
  reports: { scopes: ['moderator'], count: countOpenCases },
  appeals: { scopes: ['moderator'], count: countAppeals },
  purchases: { scopes: ['finance'], count: countUndecidedPayments },
  contests: { scopes: ['finance', 'support'], count: (ctx) => countContests(ctx) },
  cashbacks: { scopes: ['finance'], count: countUndecidedClaims },
  'held-jobs': { scopes: ['moderator'], count: countHeldJobs },
  'company-requests': { scopes: ['moderator'], count: countRequests },
  'apply-addresses': { scopes: ['moderator'], count: countAddresses },
  mistakes: { scopes: ['editor'], count: (ctx) => countMistakes(ctx) },
  suggestions: { scopes: ['editor'], count: (ctx) => countSuggestions(ctx) },
  sources: { scopes: ['editor'], count: countFailingSources },
  tasks: { scopes: ['administrator'], count: (ctx) => countFailedTasks(ctx) },
};
