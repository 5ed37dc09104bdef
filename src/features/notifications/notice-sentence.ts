import { m } from '#platform/messages/messages.js';
import type { NotificationKind } from './contract.ts';

type Facts = Record<string, string>;
const SENTENCES: Record<NotificationKind, (facts: Facts) => string> = {
  'score-ready': ({ job = '', company = '' }) => m.notifications_score_ready({ job, company }),
  'score-unlocked': ({ job = '', company = '' }) => m.notifications_score_unlocked({ job, company }),
  'plan-ready': ({ job = '' }) => m.notifications_plan_ready({ job }),
  'plan-unlocked': ({ job = '' }) => m.notifications_plan_unlocked({ job }),
  'plan-week': ({ plan = '', skill = '', hours = '' }) => m.notifications_plan_week({ plan, skill, hours }),
  'plan-near': ({ plan = '', skill = '', date = '' }) => m.notifications_plan_near({ plan, skill, date }),
  'plan-passed': ({ plan = '', skill = '', date = '' }) => m.notifications_plan_passed({ plan, skill, date }),
  'purchase-failed': ({ item = '' }) => m.notifications_purchase_failed({ item }),
  'purchase-refunded': ({ item = '', amount = '' }) => m.notifications_purchase_refunded({ item, amount }),
  'application-status': ({ job = '', company = '', status = '' }) => m.notifications_application_status({ job, company, status }),
  comment: ({ person = '', title = '' }) => m.notifications_comment({ person, title }),
  reply: ({ person = '', title = '' }) => m.notifications_reply({ person, title }),
  mention: ({ person = '', title = '' }) => m.notifications_mention({ person, title }),
};

/** The one sentence a notification says, on a page as in an e-mail. */
export const noticeSentence = (kind: NotificationKind, facts: Facts): string => SENTENCES[kind](facts);
