import { exportRows } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentOpenRequests } from './present-requests.ts';

/** The person of each is looked up. */
const MAX_REQUESTS = 1000;

/** The requests to represent a company that wait for a decision, as CSV. */
export const exportRequests: UseCase<'GET /api/staff/company_requests/export'> = (ctx) =>
  exportRows(ctx, {
    scope: 'moderator',
    name: 'company-requests',
    object: { type: 'company_requests' },
    load: async () => (await presentOpenRequests(ctx, MAX_REQUESTS)).data,
    columns: {
      id: ({ id }) => id,
      company: ({ attributes }) => attributes.name,
      website: ({ attributes }) => attributes.website,
      listed: ({ attributes }) => attributes.company_slug,
      people: ({ attributes }) => attributes.people,
      member: ({ attributes }) => attributes.person.slug,
      email: ({ attributes }) => attributes.person.email,
      domain: ({ attributes }) => attributes.domain,
      note: ({ attributes }) => attributes.note,
      requested: ({ attributes }) => attributes.created_at,
    },
  });
