import { m } from '#platform/messages/messages.js';
import type { Action, RecordedEvent } from '../queries.ts';
import { isAction } from './actions.ts';

const ACTIONS: Record<Action, { name: () => string; sentence: (thing: string) => string }> = {
  impression: { name: m.journeys_action_impression, sentence: (thing) => m.journeys_did_impression({ thing }) },
  open: { name: m.journeys_action_open, sentence: (thing) => m.journeys_did_open({ thing }) },
  view: { name: m.journeys_action_view, sentence: (thing) => m.journeys_did_view({ thing }) },
  save: { name: m.journeys_action_save, sentence: (thing) => m.journeys_did_save({ thing }) },
  like: { name: m.journeys_action_like, sentence: (thing) => m.journeys_did_like({ thing }) },
  follow: { name: m.journeys_action_follow, sentence: (thing) => m.journeys_did_follow({ thing }) },
  share: { name: m.journeys_action_share, sentence: (thing) => m.journeys_did_share({ thing }) },
  comment: { name: m.journeys_action_comment, sentence: (thing) => m.journeys_did_comment({ thing }) },
  dismiss: { name: m.journeys_action_dismiss, sentence: (thing) => m.journeys_did_dismiss({ thing }) },
  apply: { name: m.journeys_action_apply, sentence: (thing) => m.journeys_did_apply({ thing }) },
  offer: { name: m.journeys_action_offer, sentence: (thing) => m.journeys_did_offer({ thing }) },
  'load-more': { name: m.journeys_action_load_more, sentence: () => m.journeys_did_load_more() },
  navigation: { name: m.journeys_action_navigation, sentence: () => m.journeys_did_navigation() },
  'fitment-score': { name: m.journeys_action_report, sentence: (thing) => m.journeys_did_report({ thing }) },
  roadmap: { name: m.journeys_action_plan, sentence: (thing) => m.journeys_did_plan({ thing }) },
  'roadmap-payment': { name: m.journeys_action_pay_plan, sentence: () => m.journeys_did_pay_plan() },
  'fitment-score-payment': { name: m.journeys_action_pay_score, sentence: () => m.journeys_did_pay_score() },
};

const TARGETS: Readonly<Record<string, () => string>> = {
  job: m.journeys_thing_job,
  program: m.journeys_thing_program,
  knowledge: m.journeys_thing_knowledge,
  insight: m.journeys_thing_knowledge,
  board: m.journeys_thing_board,
  user: m.journeys_thing_user,
  company: m.journeys_thing_company,
  university: m.journeys_thing_university,
};

const toAction = (action: string): Action => (isAction(action) ? action : 'navigation');

export const actionLabel = (action: string): string => ACTIONS[toAction(action)].name();

/** "a job, data-analyst": the type as a label, and the recorded id when it is readable. */
export function targetLabel(type: string | null, id: string | null): string {
  const kind = TARGETS[(type ?? '').toLowerCase()]?.() ?? m.journeys_thing_other();
  const isReadable = id && !/^[\da-f]{8}-[\da-f-]{27}$/.test(id);
  return isReadable ? m.journeys_thing_named({ kind, name: id }) : kind;
}

/** An event as one sentence. */
export const eventSentence = ({ attributes }: RecordedEvent): string =>
  ACTIONS[toAction(attributes.action)].sentence(targetLabel(attributes.item_type, attributes.item_id));
