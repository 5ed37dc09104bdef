import type { Action } from '../queries.ts';

/** Every action of the contract; the type check fails when one is missing. */
const EVERY_ACTION: Record<Action, true> = {
  impression: true,
  open: true,
  view: true,
  save: true,
  like: true,
  follow: true,
  share: true,
  comment: true,
  dismiss: true,
  apply: true,
  'apply-elsewhere': true,
  offer: true,
  'load-more': true,
  navigation: true,
  'fitment-score': true,
  roadmap: true,
  'roadmap-payment': true,
  'fitment-score-payment': true,
};

export const isAction = (name: unknown): name is Action => typeof name === 'string' && Object.hasOwn(EVERY_ACTION, name);

/** All actions, in the order in which the filter shows them. */
export const ACTIONS: readonly Action[] = Object.keys(EVERY_ACTION).filter(isAction);
