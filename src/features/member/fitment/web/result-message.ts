import { m } from '#platform/messages/messages.js';
import { changeMessage } from './change-message.ts';
import type { Fitment } from './queries.ts';

/** Says what another résumé did to the score. */
export const resultMessage = (before: Fitment, after: Fitment): string =>
  after.attributes.fitment_score_generated ? changeMessage(before, after) : m.fitment_still_not_enough();
