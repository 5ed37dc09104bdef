/** What editors changed of what members learn with, as versions of each thing. */
import type { Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { problem } from '#platform/http/errors.ts';
import type { LearningKind, LearningVersionsTable } from './tables.ts';

export type LearningVersion = Selectable<LearningVersionsTable>;

/** The last version of each thing of a kind that was changed, by its id; of these skills, where some are given. */
export async function loadLatestVersions(
  ctx: Context,
  kind: LearningKind,
  skillIds?: readonly string[],
): Promise<ReadonlyMap<string, LearningVersion>> {
  const rows = await ctx.db
    .selectFrom('learning_versions')
    .distinctOn('thing_id')
    .selectAll()
    .where('kind', '=', kind)
    .$if(skillIds !== undefined, (query) => query.where('skill_id', 'in', skillIds ?? []))
    .orderBy('thing_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.thing_id, row]));
}

type Change = {
  kind: LearningKind;
  thingId: string;
  skillId?: string;
  /** The version that its editor saw; 0 for a thing that nobody has changed. */
  version: number;
  /** Null where it is as its file states it. */
  content: unknown;
  dropped: boolean;
};

/** Stores a change. 412 where a colleague was faster. */
export async function storeVersion(
  ctx: Context,
  { kind, thingId, skillId = '', version, content, dropped }: Change,
): Promise<void> {
  const stored = await ctx.db
    .insertInto('learning_versions')
    .values({
      kind,
      thing_id: thingId,
      skill_id: skillId,
      version: version + 1,
      content: content === null ? null : JSON.stringify(content),
      dropped,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!stored) throw problem(412, 'content-changed-meanwhile');
}
