/** Personal data by table: what an export contains and what deleting an account does. */
import { hasOpenPurchase } from '#features/base/payments/server/index.ts';
import { isOnlyOwner } from '#features/operations/hiring-teams/server/index.ts';
import type { PersonalData, PersonalTable } from '#features/base/personal-data/server/index.ts';

type ExtraFields = Partial<Pick<PersonalTable, 'omit' | 'file' | 'visibleFrom'>>;
type Name = PersonalTable['table'];

/** Owned by the member: deleted with the account. */
const ownedByMember = (section: string | null, table: Name, extraFields: ExtraFields = {}): PersonalTable => ({
  table,
  owner: { column: 'user_id' },
  section,
  deletion: 'erase',
  ...extraFields,
});
/** Belongs to a row of another table and is deleted with it. */
const ownedByRow = (
  parent: Name,
  column: string,
  section: string | null,
  table: Name,
  extraFields: ExtraFields & { key?: string } = {},
): PersonalTable => {
  const { key, ...otherFields } = extraFields;
  return { table, owner: { column, parent, ...(key && { key }) }, section, deletion: 'erase', ...otherFields };
};

const tables: readonly PersonalTable[] = [
  { table: 'users', owner: { column: 'id' }, section: 'account', deletion: 'anonymous' },
  ownedByMember('account', 'identities'),
  ownedByMember('account', 'sessions', { omit: ['token_hash'] }),
  ownedByMember('account', 'api_tokens', { omit: ['token_hash'] }),
  { table: 'login_attempts', owner: { column: 'link_user_id' }, section: null, deletion: 'erase' },
  { table: 'audit_entries', owner: { column: 'actor_id' }, section: 'account', deletion: 'law' },
  ownedByMember(null, 'idempotency_keys'),
  ownedByMember('account', 'leads', { omit: ['form_id', 'digest'] }),
  ownedByMember('profile', 'profiles'),
  ownedByMember('credentials', 'credentials'),
  ownedByMember('activity', 'engagements'),
  ownedByMember('activity', 'announcement_dismissals'),
  ownedByMember('activity', 'journey_events'),
  ownedByMember('activity', 'recommendation_answers'),
  ownedByMember('notifications', 'notifications'),
  ownedByMember(null, 'notification_counters'),
  ownedByMember('notifications', 'notification_preferences'),
  ownedByMember('notifications', 'notification_settings'),
  ownedByMember(null, 'outbox_mails'),
  ownedByMember('notifications', 'push_devices', { omit: ['endpoint', 'p256dh', 'auth', 'session_id'] }),
  ownedByMember('jobs', 'saved_jobs'),
  ownedByMember('activity', 'saved_searches', { omit: ['feed_hash'] }),
  ownedByMember('applications', 'resumes', {
    omit: ['file_key', 'content_hash', 'reading_since', 'readings', 'first_page'],
    file: { key: 'file_key', name: 'file_name' },
  }),
  ownedByMember('applications', 'own_ads', { omit: ['content_hash', 'visitor_id'] }),
  ownedByMember('applications', 'job_applications', { omit: ['file_key'], file: { key: 'file_key', name: 'file_name' } }),
  ownedByRow('job_applications', 'job_application_id', 'applications', 'job_application_events'),
  ownedByRow('job_applications', 'job_application_id', 'applications', 'tailored_lines'),
  ownedByRow('job_applications', 'job_application_id', 'applications', 'line_wordings'),
  ownedByRow('job_applications', 'job_application_id', 'applications', 'application_messages', { omit: ['author_id'] }),
  ownedByRow('job_applications', 'job_application_id', 'applications', 'application_interviews', { omit: ['author_id'] }),
  ownedByRow('job_applications', 'job_application_id', 'applications', 'application_rejections', {
    omit: ['author_id'],
    visibleFrom: 'shown_at',
  }),
  ownedByRow('job_applications', 'job_application_id', 'applications', 'shared_reports'),
  ownedByRow('job_applications', 'job_application_id', 'applications', 'deliveries', {
    omit: ['secret_hash', 'mail_id', 'address_id'],
  }),
  ownedByRow('job_applications', 'job_application_id', 'applications', 'applicant_experience'),
  // Their author's, never the applicant's.
  ownedByMember('hiring', 'applicant_notes'),
  ownedByMember('applications', 'application_forms'),
  ownedByRow('application_forms', 'application_form_id', 'applications', 'application_documents', {
    omit: ['file_key'],
    file: { key: 'file_key', name: 'file_name' },
  }),
  ownedByRow('application_forms', 'application_form_id', 'applications', 'application_form_events'),
  ownedByMember('applications', 'tracker_entries'),
  ownedByRow('tracker_entries', 'entry_id', 'applications', 'tracker_events'),
  ownedByMember('scores', 'member_strengths'),
  ownedByMember('scores', 'job_matches'),
  ownedByMember('skills', 'skill_answers'),
  ownedByMember('scores', 'fitment_scores'),
  ownedByRow('fitment_scores', 'fitment_score_id', 'scores', 'fitment_reports'),
  ownedByRow('fitment_reports', 'fitment_report_id', 'scores', 'fitment_wordings'),
  ownedByMember('scores', 'finished_skills'),
  ownedByMember('skills', 'check_attempts'),
  ownedByMember('skills', 'shown_works', { omit: ['file_key'], file: { key: 'file_key', name: 'file_name' } }),
  ownedByMember('plans', 'roadmaps'),
  ownedByRow('roadmaps', 'roadmap_id', 'plans', 'roadmap_progress'),
  ownedByRow('roadmaps', 'roadmap_id', 'plans', 'roadmap_hours'),
  ownedByRow('roadmaps', 'roadmap_id', 'plans', 'roadmap_stations'),
  ownedByRow('roadmaps', 'roadmap_id', 'plans', 'roadmap_links', { omit: ['secret_hash'] }),
  ownedByMember('skills', 'mistake_reports'),
  ownedByMember('hiring', 'company_people'),
  ownedByMember('hiring', 'company_requests', { omit: ['decided_by'] }),
  // The invitation, and what a colleague wrote, are the company's.
  { table: 'company_invitations', owner: { column: 'invited_by' }, section: 'hiring', deletion: 'anonymous' },
  // The address is the company's.
  { table: 'delivery_addresses', owner: { column: 'confirmed_by' }, section: null, deletion: 'anonymous' },
  { table: 'job_drafts', owner: { column: 'author_id' }, section: 'hiring', deletion: 'anonymous' },
  { table: 'boards', owner: { column: 'owner_id' }, section: 'boards', deletion: 'erase' },
  ownedByRow('boards', 'board_id', 'boards', 'board_sections'),
  ownedByRow('boards', 'board_id', 'boards', 'board_cards'),
  ownedByMember('boards', 'board_collaborators'),
  ownedByMember('boards', 'board_progress'),
  ownedByMember('insights', 'insight_dismissals'),
  ownedByMember('activity', 'feed_dismissals'),
  // Published content stays without its author, because other members may have replied to it.
  { table: 'insights', owner: { column: 'author_id' }, section: 'insights', deletion: 'anonymous', omit: ['search'] },
  { ...ownedByRow('insights', 'insight_id', null, 'insight_listings'), deletion: 'anonymous' },
  { table: 'comments', owner: { column: 'author_id' }, section: 'insights', deletion: 'anonymous' },
  { table: 'questions', owner: { column: 'author_id' }, section: 'forum', deletion: 'anonymous', omit: ['search'] },
  { ...ownedByRow('questions', 'question_id', 'forum', 'question_hashtags'), deletion: 'anonymous' },
  { table: 'answers', owner: { column: 'author_id' }, section: 'forum', deletion: 'anonymous' },
  {
    table: 'moderation_reports',
    owner: { column: 'user_id' },
    section: 'forum',
    deletion: 'anonymous',
    emptied: { note: '' },
  },
  { table: 'moderation_cases', owner: { column: 'decided_by' }, section: 'forum', deletion: 'anonymous' },
  ownedByMember('account', 'moderation_measures', {
    omit: ['note', 'decided_by', 'lifted_by', 'answered_by', 'case_id'],
  }),
  ownedByMember('account', 'account_deletions', { omit: ['requested_by'] }),
  ownedByMember('account', 'mutes'),
  // What is found is public; who wrote it is in the content's own table.
  { table: 'search_docs', owner: { column: 'author_id' }, section: null, deletion: 'anonymous' },
  ownedByMember('forum', 'topic_suggestions'),
  ownedByMember('referrals', 'referral_codes'),
  { table: 'referrals', owner: { column: 'referrer_id' }, section: 'referrals', deletion: 'erase', omit: ['referred_id'] },
  ownedByRow('referrals', 'referral_id', null, 'referral_payments'),
  ownedByMember('referrals', 'cashback_claims'),
  ownedByRow('cashback_claims', 'claim_id', 'referrals', 'cashback_ledger'),
  // Receipts and accounts are kept for as long as tax law requires.
  {
    table: 'purchases',
    owner: { column: 'user_id' },
    section: 'purchases',
    deletion: 'law',
    emptied: { payer_phone: null },
  },
  { ...ownedByRow('purchases', 'purchase_id', 'purchases', 'purchase_events'), deletion: 'law' },
  { ...ownedByRow('purchases', 'purchase_id', 'purchases', 'refunds', { omit: ['token'] }), deletion: 'law' },
  ownedByRow('purchases', 'purchase_id', 'purchases', 'purchase_contests', { omit: ['answered_by'] }),
];

export const personalData: PersonalData = {
  tables,
  obstacles: [
    async (ctx, userId) => ((await hasOpenPurchase(ctx, userId)) ? 'payment-open' : null),
    async (ctx, userId) => ((await isOnlyOwner(ctx, userId)) ? 'company-needs-owner' : null),
  ],
};
