/** Personal data by table: what an export contains and what deleting an account does. */
import { hasOpenPurchase } from '#features/base/payments/server/index.ts';
import type { PersonalData, PersonalTable } from '#features/base/personal-data/server/index.ts';

type Rest = Partial<Pick<PersonalTable, 'omit' | 'file'>>;
type Name = PersonalTable['table'];

/** Owned by the member: deleted with the account. */
const own = (part: string | null, table: Name, rest: Rest = {}): PersonalTable => ({
  table,
  owner: { column: 'user_id' },
  part,
  deletion: 'erase',
  ...rest,
});
/** Belongs to a row of another table and is deleted with it. */
const partOf = (
  parent: Name,
  column: string,
  part: string | null,
  table: Name,
  rest: Rest & { key?: string } = {},
): PersonalTable => {
  const { key, ...more } = rest;
  return { table, owner: { column, parent, ...(key && { key }) }, part, deletion: 'erase', ...more };
};

const tables: readonly PersonalTable[] = [
  { table: 'users', owner: { column: 'id' }, part: 'account', deletion: 'anonymous' },
  own('account', 'identities'),
  own('account', 'sessions', { omit: ['token_hash'] }),
  { table: 'login_attempts', owner: { column: 'link_user_id' }, part: null, deletion: 'erase' },
  { table: 'audit_entries', owner: { column: 'actor_id' }, part: 'account', deletion: 'law' },
  own(null, 'idempotency_keys'),
  own('account', 'leads', { omit: ['form_id', 'digest'] }),
  own('profile', 'profiles'),
  own('credentials', 'credentials'),
  own('activity', 'engagements'),
  own('activity', 'journey_events'),
  own('activity', 'recommendation_answers'),
  own('notifications', 'notifications'),
  own(null, 'notification_counters'),
  own('notifications', 'notification_preferences'),
  own('notifications', 'notification_settings'),
  own(null, 'outbox_mails'),
  own('notifications', 'push_devices', { omit: ['endpoint', 'p256dh', 'auth', 'session_id'] }),
  own('jobs', 'saved_jobs'),
  own('activity', 'saved_searches', { omit: ['feed_hash'] }),
  { table: 'job_reports', owner: { column: 'user_id' }, part: 'jobs', deletion: 'anonymous' },
  own('applications', 'job_applications', { omit: ['file_key'], file: { key: 'file_key', name: 'file_name' } }),
  partOf('job_applications', 'job_application_id', 'applications', 'job_application_events'),
  own('applications', 'application_forms'),
  partOf('application_forms', 'application_form_id', 'applications', 'application_documents', {
    omit: ['file_key'],
    file: { key: 'file_key', name: 'file_name' },
  }),
  partOf('application_forms', 'application_form_id', 'applications', 'application_form_events'),
  own('applications', 'tracker_entries'),
  partOf('tracker_entries', 'entry_id', 'applications', 'tracker_events'),
  own('scores', 'fitment_scores'),
  partOf('fitment_scores', 'fitment_score_id', 'scores', 'fitment_reports'),
  partOf('fitment_reports', 'fitment_report_id', 'scores', 'fitment_wordings'),
  own('scores', 'finished_skills'),
  own('plans', 'roadmaps'),
  partOf('roadmaps', 'roadmap_id', 'plans', 'roadmap_progress'),
  partOf('roadmaps', 'roadmap_id', 'plans', 'roadmap_stations'),
  partOf('roadmaps', 'roadmap_id', 'plans', 'roadmap_links', { omit: ['secret_hash'] }),
  own('plans', 'resource_reports'),
  { table: 'boards', owner: { column: 'owner_id' }, part: 'boards', deletion: 'erase' },
  partOf('boards', 'board_id', 'boards', 'board_sections'),
  partOf('boards', 'board_id', 'boards', 'board_cards'),
  own('boards', 'board_collaborators'),
  own('boards', 'board_progress'),
  own('insights', 'insight_dismissals'),
  own('activity', 'feed_dismissals'),
  // Others have built on it: it is kept anonymously.
  { table: 'insights', owner: { column: 'author_id' }, part: 'insights', deletion: 'anonymous', omit: ['search'] },
  { ...partOf('insights', 'insight_id', null, 'insight_listings'), deletion: 'anonymous' },
  { table: 'comments', owner: { column: 'author_id' }, part: 'insights', deletion: 'anonymous' },
  { table: 'questions', owner: { column: 'author_id' }, part: 'forum', deletion: 'anonymous', omit: ['search'] },
  { ...partOf('questions', 'question_id', 'forum', 'question_hashtags'), deletion: 'anonymous' },
  { table: 'answers', owner: { column: 'author_id' }, part: 'forum', deletion: 'anonymous' },
  { table: 'moderation_reports', owner: { column: 'user_id' }, part: 'forum', deletion: 'anonymous' },
  { table: 'moderation_cases', owner: { column: 'decided_by' }, part: 'forum', deletion: 'anonymous' },
  own('forum', 'topic_suggestions'),
  own('referrals', 'referral_codes'),
  { table: 'referrals', owner: { column: 'referrer_id' }, part: 'referrals', deletion: 'erase', omit: ['referred_id'] },
  partOf('referrals', 'referral_id', null, 'referral_payments'),
  own('referrals', 'cashback_claims'),
  partOf('cashback_claims', 'claim_id', 'referrals', 'cashback_ledger'),
  // Receipts and accounts are kept for as long as tax law requires.
  { table: 'purchases', owner: { column: 'user_id' }, part: 'purchases', deletion: 'law' },
  { ...partOf('purchases', 'purchase_id', 'purchases', 'purchase_events'), deletion: 'law' },
  { ...partOf('purchases', 'purchase_id', 'purchases', 'refunds', { omit: ['token'] }), deletion: 'law' },
];

export const personalData: PersonalData = {
  tables,
  obstacles: [async (ctx, userId) => ((await hasOpenPurchase(ctx, userId)) ? 'payment-open' : null)],
};
