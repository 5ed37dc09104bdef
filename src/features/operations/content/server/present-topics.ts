import { getSuggestion, presentSuggestion } from '#features/catalogue/communities/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_ENTRIES = 20;
const type = 'staff_topic_suggestion' as const;

export const presentTopicItem = (row: Parameters<typeof presentSuggestion>[0]) => ({ ...presentSuggestion(row), type });

/** One suggested topic with who decided it; 404 for an unknown one. */
export async function presentTopic(ctx: Context, id: string) {
  const { attributes } = await getSuggestion(ctx, id);
  const history = await findAuditEntries(ctx, { type: 'topic_suggestion', id }, MAX_ENTRIES);
  return { data: { id, type, attributes: { ...attributes, history } } };
}
