import path from 'node:path';
import * as z from 'zod';
import { loadIfChanged, parseContent, readContentFiles } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { CampaignFields } from '../contract.ts';

const ContestsOfFile = z.array(
  CampaignFields.omit({ starts_at: true, ends_at: true }).extend({ slug: z.string(), sample: z.boolean() }),
);

/** Loads the contest of the demo if its file changed, and returns whether it did. Those of editors stay as they are. */
export async function loadCampaigns(ctx: Context, contentFolder: string): Promise<boolean> {
  const files = await readContentFiles(path.join(contentFolder, 'contest.json'));
  const now = ctx.clock.now();
  const part = { name: 'contest', kind: 'demo', texts: files.map(({ text }) => text), today: calendarDay(now) } as const;
  return loadIfChanged(ctx, part, async (trx) => {
    await trx.db.deleteFrom('campaigns').where('by_editors', '=', false).execute();
    for (const { winners, ...row } of parseContent(ContestsOfFile, files))
      await trx.db
        .insertInto('campaigns')
        .values({ ...row, state: 'published', winners: JSON.stringify(winners), changed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}
