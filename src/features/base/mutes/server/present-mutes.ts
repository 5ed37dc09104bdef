import type { Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { Mutables } from './mutables.ts';
import type { MutesTable } from './tables.ts';

type MuteRow = Selectable<MutesTable>;

/** Presents mutes with what they are of, in the given order; what is gone is left out. */
export async function presentMutes(ctx: Context, mutables: Mutables, rows: readonly MuteRow[]) {
  const idsOf = (type: MuteRow['object_type']) =>
    rows.flatMap(({ object_type, object_id }) => (object_type === type ? [object_id] : []));
  const objects = [...(await mutables.user.load(ctx, idsOf('user'))), ...(await mutables.board.load(ctx, idsOf('board')))];
  const byId = new Map(objects.map((object) => [object.id, object]));
  return rows.flatMap(({ object_type, object_id, blocks, created_at }) => {
    const object = byId.get(object_id);
    if (!object) return [];
    const { slug, title, url } = object;
    return [
      {
        id: object_id,
        type: 'mute' as const,
        attributes: { object_type, slug, title, url, blocks, at: created_at.toISOString() },
      },
    ];
  });
}
