import type { Selectable } from 'kysely';
import { hasScope } from '#features/base/accounts/server/index.ts';
import { findInsightCards } from '#features/catalogue/insights/server/index.ts';
import { showsDemo } from '#platform/db/content-loads.ts';
import { isShownAt, publicationAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { language } from '#platform/language/language.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { chooseContest, contestState } from './contest-state.ts';
import type { CampaignsTable } from './tables.ts';

type Row = Selectable<CampaignsTable>;

const MAX_PAST = 10;

/** The contest that runs or is next, and those that are decided. Editors may preview any by its slug. */
export async function findContests(ctx: Context, preview?: string) {
  const now = ctx.clock.now();
  const day = calendarDay(now);
  const demo = await showsDemo(ctx);
  const rows = await ctx.db
    .selectFrom('campaigns')
    .selectAll()
    .where(isShownAt(now))
    .$if(!demo, (query) => query.where('sample', '=', false))
    .orderBy('closes_on', 'desc')
    .orderBy('slug')
    .execute();
  const current = (await findPreview(ctx, preview)) ?? chooseContest(day, rows);
  const past = rows.filter((row) => contestState(day, row) === 'over' && row.slug !== current?.slug).slice(0, MAX_PAST);
  const cards = await findInsightCards(
    ctx,
    [current, ...past].flatMap((row) => row?.winners.map(({ slug }) => slug) ?? []),
  );
  /** An entry that its author has deleted is no longer named. */
  const winnersOf = (row: Row) =>
    row.winners.flatMap(({ slug, reason }) => {
      const card = cards.get(slug);
      return card ? [{ slug, title: card.title, reason }] : [];
    });
  return {
    current: current && {
      ...present(current),
      ...words(current),
      winners: winnersOf(current),
      state: contestState(day, current),
      only_staff: publicationAt(now, current) !== 'shown',
    },
    past: past.map((row) => ({ ...present(row), winners: winnersOf(row) })),
  };
}

async function findPreview(ctx: Context, slug: string | undefined): Promise<Row | undefined> {
  if (slug === undefined || !hasScope(ctx.viewer?.scopes ?? [], ['editor'])) return undefined;
  return ctx.db.selectFrom('campaigns').selectAll().where('slug', '=', slug).executeTakeFirst();
}

const present = (row: Row) => ({
  slug: row.slug,
  title: language() === 'hi' ? row.title_hi : row.title_en,
  sample: row.sample,
  opens_on: row.opens_on,
  closes_on: row.closes_on,
  results_on: row.results_on,
});

const words = (row: Row) => {
  const { hashtag } = row;
  if (language() === 'hi') return { hashtag, lead: row.lead_hi, steps: row.steps_hi, prizes: row.prizes_hi, rules: row.rules_hi };
  return { hashtag, lead: row.lead_en, steps: row.steps_en, prizes: row.prizes_en, rules: row.rules_en };
};
