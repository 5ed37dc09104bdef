import { m } from '#platform/messages/messages.js';
import type { Action, RecordedEvent } from '../queries.ts';
import { isAction } from './actions.ts';

const ACTIONS: Record<Action, { name: () => string; sentence: (thing: string) => string }> = {
  impression: { name: m.analytics_action_impression, sentence: (thing) => m.analytics_sentence_impression({ thing }) },
  open: { name: m.analytics_action_open, sentence: (thing) => m.analytics_sentence_open({ thing }) },
  view: { name: m.analytics_action_view, sentence: (thing) => m.analytics_sentence_view({ thing }) },
  save: { name: m.analytics_action_save, sentence: (thing) => m.analytics_sentence_save({ thing }) },
  like: { name: m.analytics_action_like, sentence: (thing) => m.analytics_sentence_like({ thing }) },
  follow: { name: m.analytics_action_follow, sentence: (thing) => m.analytics_sentence_follow({ thing }) },
  share: { name: m.analytics_action_share, sentence: (thing) => m.analytics_sentence_share({ thing }) },
  comment: { name: m.analytics_action_comment, sentence: (thing) => m.analytics_sentence_comment({ thing }) },
  dismiss: { name: m.analytics_action_dismiss, sentence: (thing) => m.analytics_sentence_dismiss({ thing }) },
  apply: { name: m.analytics_action_apply, sentence: (thing) => m.analytics_sentence_apply({ thing }) },
  'apply-elsewhere': {
    name: m.analytics_action_apply_elsewhere,
    sentence: (thing) => m.analytics_sentence_apply_elsewhere({ thing }),
  },
  offer: { name: m.analytics_action_offer, sentence: (thing) => m.analytics_sentence_offer({ thing }) },
  'load-more': { name: m.analytics_action_load_more, sentence: () => m.analytics_sentence_load_more() },
  navigation: { name: m.analytics_action_navigation, sentence: () => m.analytics_sentence_navigation() },
  'fitment-score': { name: m.analytics_action_report, sentence: (thing) => m.analytics_sentence_report({ thing }) },
  roadmap: { name: m.analytics_action_plan, sentence: (thing) => m.analytics_sentence_plan({ thing }) },
  'roadmap-payment': { name: m.analytics_action_pay_plan, sentence: () => m.analytics_sentence_pay_plan() },
  'fitment-score-payment': { name: m.analytics_action_pay_score, sentence: () => m.analytics_sentence_pay_score() },
};

const TARGETS: Readonly<Record<string, () => string>> = {
  job: m.analytics_target_job,
  program: m.analytics_target_program,
  knowledge: m.analytics_target_knowledge,
  insight: m.analytics_target_knowledge,
  board: m.analytics_target_board,
  user: m.analytics_target_user,
  company: m.analytics_target_company,
  university: m.analytics_target_university,
};

const toAction = (action: string): Action => (isAction(action) ? action : 'navigation');

export const actionLabel = (action: string): string => ACTIONS[toAction(action)].name();

/** "a job, data-analyst": the type as a label, and the recorded id when it is readable. */
export function targetLabel(type: string | null, id: string | null): string {
  const kind = TARGETS[(type ?? '').toLowerCase()]?.() ?? m.analytics_target_other();
  const isReadable = id && !/^[\da-f]{8}-[\da-f-]{27}$/.test(id);
  return isReadable ? m.analytics_target_named({ kind, name: id }) : kind;
}

/** An event as one sentence. */
export const eventSentence = ({ attributes }: RecordedEvent): string =>
  ACTIONS[toAction(attributes.action)].sentence(targetLabel(attributes.item_type, attributes.item_id));
