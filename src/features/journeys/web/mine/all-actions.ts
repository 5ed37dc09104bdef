import type { Action } from '../queries.ts';

/** What can be recorded, in the order in which it is offered. */
export const ALL_ACTIONS: readonly Action[] = [
  'impression',
  'open',
  'view',
  'save',
  'like',
  'follow',
  'share',
  'comment',
  'dismiss',
  'apply',
  'offer',
  'load-more',
  'navigation',
  'fitment-score',
  'roadmap',
  'roadmap-payment',
  'fitment-score-payment',
];
