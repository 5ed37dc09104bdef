import type { Action } from '../queries.ts';

/** What can be recorded, each by the name that the contract gives it: one more there does not compile here. */
const EACH: Record<Action, true> = {
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
  offer: true,
  'load-more': true,
  navigation: true,
  'fitment-score': true,
  roadmap: true,
  'roadmap-payment': true,
  'fitment-score-payment': true,
};

export const isAction = (name: unknown): name is Action => typeof name === 'string' && Object.hasOwn(EACH, name);

/** In the order in which they are offered. */
export const ACTIONS: readonly Action[] = Object.keys(EACH).filter(isAction);
