import { hasScope } from '#features/base/accounts/server/index.ts';
import { shownCategoryRows, type categoryRows } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { CommunityEvent } from '../contract.ts';

/** Selects events with the community they belong to, by default of those that readers see. */
export const selectEvents = (ctx: Context, communities: ReturnType<typeof categoryRows> = shownCategoryRows(ctx)) =>
  ctx.db
    .selectFrom('community_events as e')
    .innerJoin(communities.as('c'), 'c.id', 'e.category_id')
    .select([
      'e.id',
      'e.slug',
      'e.kind',
      'e.title',
      'e.text',
      'e.starts_at',
      'e.ends_at',
      'e.time_zone',
      'e.precision',
      'e.place',
      'e.link',
      'e.organiser',
      'e.source',
      'c.slug as category_slug',
      'c.name as category_name',
    ]);

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['executeTakeFirstOrThrow']>>;

/** Presents an event in the form of the contract. */
export function presentEvent(ctx: Context, { id, category_slug, category_name, starts_at, ends_at, ...row }: EventRow) {
  return CommunityEvent.parse({
    id,
    type: 'event',
    attributes: {
      ...row,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      category: { slug: category_slug, name: category_name },
      can: { remove: hasScope(ctx.viewer?.scopes ?? [], ['editor']) && row.source === 'staff' },
    },
  });
}

/** Returns an event by slug, or throws 404. */
export async function getEvent(ctx: Context, slug: string): Promise<EventRow> {
  const event = await selectEvents(ctx).where('e.slug', '=', slug).executeTakeFirst();
  if (!event) throw notFound('event');
  return event;
}
