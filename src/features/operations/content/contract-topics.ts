/** Topics that members suggest, as the console shows them. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { TopicSuggestion } from '#features/catalogue/communities/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, find, resource, type Contract } from '#platform/contract/endpoint.ts';

export const TopicItem = resource('staff_topic_suggestion', TopicSuggestion.shape.attributes);
export const StaffTopic = resource(
  'staff_topic_suggestion',
  TopicSuggestion.shape.attributes.extend({ /** Who decided it, and what they answered. */ history: z.array(AuditEntry) }),
);

const Id = z.object({ id: z.uuid() });
const topicFilter = { find, status: TopicSuggestion.shape.attributes.shape.status.optional() };

export const topicEndpoints = {
  'GET /api/staff/topic_suggestions': {
    summary: 'Topics that members suggest, the latest first; for editors',
    query: z.object({ ...topicFilter, cursor }),
    ok: countedFeed(TopicItem),
    errors: [403, 404],
  },
  'GET /api/staff/topic_suggestions/export': {
    summary: 'Topics that members suggest as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(topicFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/topic_suggestions/{id}': {
    summary: 'One suggested topic with who decided it; for editors',
    params: Id,
    ok: document(StaffTopic),
    errors: [403, 404],
  },
  'POST /api/staff/topic_suggestions/{id}/decide': {
    summary: 'Accept or decline a suggested topic; its author is told and reads the reason; for editors',
    auth: true,
    params: Id,
    body: { json: z.object({ accept: z.boolean(), reason: Reason }) },
    ok: document(StaffTopic),
    errors: [403, 404, 409],
  },
} satisfies Contract;
