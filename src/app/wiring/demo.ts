/** What the demo brings and what hangs on it, in the order in which `demo remove` takes it away. */
import { sql } from 'kysely';
import { eraseAccount } from '#features/base/personal-data/server/index.ts';
import { recountCards } from '#features/catalogue/boards/server/index.ts';
import { recountQuestions } from '#features/catalogue/forum/server/index.ts';
import { KNOWLEDGE } from '#features/catalogue/insights/server/index.ts';
import { keepAsOwnAds } from '#features/catalogue/jobs/server/index.ts';
import { retirePrograms } from '#features/catalogue/programs/server/index.ts';
import { removeUnpaidForms } from '#features/member/program-applications/server/index.ts';
import { detachJobs, detachPrograms } from '#features/member/tracker/server/index.ts';
import { removeDemoOwners } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { DemoKind, Reference } from '../boot/remove-demo.ts';
import { personalData } from './personal-data.ts';

type By = Pick<Reference, 'by'>;

const reactions = (type: string, by: By = {}): Reference[] => [
  { table: 'engagements', column: 'object_id', type: ['object_type', type], ...by },
  { table: 'engagement_counts', column: 'object_id', type: ['object_type', type], ...by },
  { table: 'engagement_deltas', column: 'object_id', type: ['object_type', type], ...by },
];
const reports = (type: string, by: By = {}): Reference => ({
  table: 'moderation_cases',
  column: 'object_id',
  type: ['object_type', type],
  ...by,
});
const comments = (type: string): Reference => ({
  table: 'comments',
  column: 'commentable_id',
  type: ['commentable_type', type],
  children: [...reactions('comment'), reports('comment')],
});
const cards = (kind: string, by: By = {}): Reference => ({ table: 'board_cards', column: 'ref', type: ['kind', kind], ...by });
const recommendations = (type: string): Reference[] => [
  { table: 'feed_dismissals', column: 'item_id', type: ['item_type', type] },
  { table: 'similar_items', column: 'item_id', type: ['item_type', type] },
  { table: 'similar_items', column: 'similar_id', type: ['item_type', type] },
];
/** What employers did with applications for a job; what their senders have of them stays. */
const correspondence: Reference = {
  table: 'job_applications',
  column: 'job_id',
  stays: true,
  children: (
    [
      'application_messages',
      'application_interviews',
      'application_rejections',
      'applicant_notes',
      'deliveries',
      'shared_reports',
      'job_application_events',
    ] as const
  ).map((table) => ({ table, column: 'job_application_id' })),
};

const ids = (keys: readonly { id: string }[]): string[] => keys.map(({ id }) => id);

export const demo: readonly DemoKind[] = [
  {
    name: 'learning packs',
    table: 'boards',
    id: 'id',
    where: sql`owner_id is null and not by_editors`,
    references: [...reactions('board'), reports('board'), ...recommendations('board')],
  },
  // What an editor has changed is theirs.
  { name: 'articles', table: 'blog_posts', id: 'slug', where: sql`not by_editors`, references: [comments('blog')] },
  // Their people are invented, also where an editor has changed the words.
  { name: 'success stories', table: 'testimonials', id: 'slug', where: sql`sample or not by_editors`, references: [] },
  { name: 'contests', table: 'campaigns', id: 'slug', where: sql`sample or not by_editors`, references: [] },
  {
    name: 'insights',
    table: 'insights',
    id: 'slug',
    where: sql`author_id is null and not by_editors`,
    references: [...reactions(KNOWLEDGE), comments(KNOWLEDGE), reports(KNOWLEDGE), cards('insight')],
  },
  {
    name: 'questions with answers',
    table: 'questions',
    id: 'id',
    where: sql`starter`,
    keptFor: [{ table: 'answers', column: 'question_id', where: sql`not other.starter and other.deleted_at is null` }],
    references: [
      ...reactions('question'),
      reports('question'),
      { table: 'answers', column: 'question_id', children: [...reactions('answer'), reports('answer')] },
    ],
  },
  {
    name: 'jobs',
    table: 'jobs',
    id: 'id',
    ref: 'slug',
    where: sql`source = 'catalogue'`,
    rescue: async (ctx, keys) => {
      await detachJobs(ctx, await keepAsOwnAds(ctx, ids(keys)), ids(keys));
    },
    references: [correspondence, reports('job'), ...recommendations('job'), cards('job', { by: 'ref' })],
  },
  {
    name: 'accounts of employers',
    table: 'users',
    id: 'id',
    where: sql`slug like 'demo-employer-%' and email like '%@employers.example'`,
    // A purchase keeps its payer, as the law requires.
    keptFor: [{ table: 'purchases', column: 'user_id' }],
    references: [],
    rescue: async (ctx, keys) => {
      await removeDemoOwners(ctx, ids(keys));
      for (const { id } of keys) await eraseAccount(ctx, personalData, id, { details: { demo: true }, notifies: false });
    },
  },
  {
    name: 'companies',
    table: 'companies',
    id: 'id',
    where: sql`example`,
    keptFor: [
      { table: 'jobs', column: 'company_id' },
      { table: 'company_people', column: 'company_id' },
    ],
    references: reactions('company'),
  },
  {
    name: 'programs',
    table: 'programs',
    id: 'id',
    where: sql`source = 'catalogue'`,
    keptFor: [
      { table: 'application_forms', column: 'program_id', where: sql`other.paid_paise > 0` },
      { table: 'referral_payments', column: 'program_id' },
    ],
    rescue: async (ctx, keys) => {
      await detachPrograms(ctx, ids(keys));
      await removeUnpaidForms(ctx, ids(keys));
    },
    references: [
      ...reactions('program'),
      comments('program'),
      reports('program'),
      ...recommendations('program'),
      cards('program'),
    ],
  },
  {
    name: 'universities',
    table: 'universities',
    id: 'id',
    where: sql`source = 'catalogue'`,
    keptFor: [{ table: 'programs', column: 'university_id' }],
    references: [],
  },
];

/** What is counted anew once everything is gone, and what stays without being offered. */
export async function finishDemoRemoval(ctx: Context): Promise<void> {
  await retirePrograms(ctx, 'catalogue');
  await recountCards(ctx);
  await recountQuestions(ctx);
  await ctx.enqueue('jobs.count', {});
}
