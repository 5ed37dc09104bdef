import type { Remains } from '../contract.ts';

/**
 * Where something of a deleted account stays, by the reason for which it does: the only list of exceptions. The privacy page
 * prints the reasons, and `tests/sweeps/deleted-members.test.ts` finds nothing anywhere else. Of `published` and
 * `company` only the texts stay, never who wrote them.
 */
export const REMAINS: Record<Remains, { holds: 'identity' | 'texts'; places: readonly string[] }> = {
  receipts: { holds: 'identity', places: ['purchases.receipt', 'refunds.document'] },
  audit: { holds: 'identity', places: ['audit_entries.*'] },
  mail: { holds: 'identity', places: ['outbox_mails.*'] },
  published: {
    holds: 'texts',
    places: [
      'insights.*',
      'insight_stirs.slug',
      'questions.*',
      'answers.body',
      'comments.*',
      'campaigns.winners',
      // Copies of titles and texts, for search and for those who read them.
      'search_changes.ref',
      'search_docs.*',
      'search_faces.*',
      'search_lexemes.lexeme',
      'search_vocabulary.word',
      'notifications.facts',
      'notifications.url',
      'notifications.group_key',
      'engagements.object_id',
      'engagement_counts.object_id',
      'engagement_deltas.object_id',
      'similar_items.*',
      'board_cards.*',
      'moderation_cases.object_id',
      'tasks.job.data',
      'tasks.job_common.data',
    ],
  },
  company: {
    holds: 'texts',
    places: [
      'job_drafts.*',
      'jobs.*',
      'search_docs.*',
      'search_faces.*',
      'search_lexemes.lexeme',
      'search_vocabulary.word',
      'message_templates.*',
      'application_messages.body',
      'application_rejections.reason',
      'application_interviews.*',
      'notifications.facts',
      'job_needs.*',
    ],
  },
};
