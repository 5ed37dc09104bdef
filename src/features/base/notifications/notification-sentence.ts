import { formatDate } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import type { NotificationKind } from './contract.ts';

type Facts = Record<string, string>;
const ACTIVITY: Record<string, (facts: { community: string; title: string }) => string> = {
  question: m.notifications_topic_question,
  card: m.notifications_topic_card,
  event: m.notifications_topic_event,
};
const FORM_STATUS: Record<string, (facts: { program: string }) => string> = {
  submitted: m.notifications_form_submitted,
  under_review: m.notifications_form_under_review,
  offered: m.notifications_form_offered,
  rejected: m.notifications_form_rejected,
  enrolled: m.notifications_form_enrolled,
};
const CASHBACK: Record<string, (facts: { amount: string }) => string> = {
  hold: m.notifications_cashback_hold,
  approved: m.notifications_cashback_approved,
  rejected: m.notifications_cashback_rejected,
  clawed_back: m.notifications_cashback_clawed_back,
};
const JOB_STATUS: Record<string, (facts: { job: string; company: string }) => string> = {
  viewed: m.notifications_job_viewed,
  shortlisted: m.notifications_job_shortlisted,
  interview: m.notifications_job_interview,
  offered: m.notifications_job_offered,
  rejected: m.notifications_job_rejected,
};
const APPLICANT: Record<string, (facts: { name: string; job: string }) => string> = {
  new: m.notifications_applicant_new,
  replied: m.notifications_applicant_replied,
  accepted: m.notifications_applicant_accepted,
  other_time: m.notifications_applicant_other_time,
  withdrew: m.notifications_applicant_withdrew,
};
const TEAM_NEWS: Record<string, (facts: { company: string; person: string; reason: string }) => string> = {
  owner: m.hiring_notice_owner,
  recruiter: m.hiring_notice_recruiter,
  viewer: m.hiring_notice_viewer,
  removed: m.hiring_notice_removed,
  declined: m.hiring_notice_declined,
  joined: m.hiring_notice_joined,
  left: m.hiring_notice_left,
};
const MEASURES: Record<string, (facts: { reason: string; title: string; until: string }) => string> = {
  warning: m.notifications_measure_warning,
  suspended: m.notifications_measure_suspended,
  'suspended-until': m.notifications_measure_suspended_until,
  lifted: m.notifications_measure_lifted,
  'appeal-lifted': m.notifications_measure_appeal_lifted,
  'appeal-upheld': m.notifications_measure_appeal_upheld,
};
const CONTESTS: Record<string, (facts: { item: string; answer: string }) => string> = {
  refunded: m.notifications_contest_refunded,
  mended: m.notifications_contest_mended,
  declined: m.notifications_contest_declined,
};
const MISTAKES: Record<string, (facts: { skill: string; answer: string }) => string> = {
  'question corrected': m.notifications_mistake_question_corrected,
  'question dropped': m.notifications_mistake_question_dropped,
  'question no-mistake': m.notifications_mistake_question_stands,
  'resource corrected': m.notifications_mistake_resource_corrected,
  'resource dropped': m.notifications_mistake_resource_dropped,
  'resource no-mistake': m.notifications_mistake_resource_stands,
  'work corrected': m.notifications_mistake_work_corrected,
  'work no-mistake': m.notifications_mistake_work_stands,
};
const SENTENCES: Record<NotificationKind, (facts: Facts) => string> = {
  'score-ready': ({ job = '', company = '' }) => m.notifications_score_ready({ job, company }),
  'score-unlocked': ({ job = '', company = '' }) => m.notifications_score_unlocked({ job, company }),
  // Notifications made before December 2026 name no company.
  'plan-unlocked': ({ job = '', company }) =>
    company ? m.notifications_plan_paid({ job, company }) : m.notifications_plan_unlocked({ job }),
  'plan-refund-offered': ({ job = '', company = '', amount = '' }) =>
    m.notifications_plan_refund_offered({ job, company, amount }),
  'plan-week': ({ plan = '', skill = '', hours = '' }) => m.notifications_plan_week({ plan, skill, hours }),
  'plan-near': ({ plan = '', skill = '', date = '' }) => m.notifications_plan_near({ plan, skill, date }),
  'plan-passed': ({ plan = '', skill = '', date = '' }) => m.notifications_plan_passed({ plan, skill, date }),
  'plan-changed': ({ job = '', company = '' }) => m.notifications_plan_changed({ job, company }),
  'check-again': ({ skill = '' }) => m.checks_again_notice({ skill }),
  'mistake-answered': ({ kind = '', outcome = '', skill = '', answer = '' }) =>
    MISTAKES[`${kind} ${outcome}`]?.({ skill, answer }) ?? answer,
  'purchase-failed': ({ item = '' }) => m.notifications_purchase_failed({ item }),
  'purchase-refunded': ({ item = '', amount = '' }) => m.notifications_purchase_refunded({ item, amount }),
  'purchase-returned': ({ item = '', amount = '' }) => m.notifications_purchase_returned({ item, amount }),
  'purchase-contest': ({ item = '', outcome = '', answer = '' }) => CONTESTS[outcome]?.({ item, answer }) ?? item,
  'application-status': ({ job = '', company = '', status = '' }) => JOB_STATUS[status]?.({ job, company }) ?? job,
  'application-message': ({ job = '', company = '' }) => m.notifications_application_message({ job, company }),
  'application-interview': ({ job = '', company = '', cancelled }) =>
    cancelled ? m.notifications_interview_cancelled({ job, company }) : m.notifications_interview_invited({ job, company }),
  'application-undelivered': ({ job = '', company = '', email = '' }) =>
    m.notifications_application_undelivered({ job, company, email }),
  applicant: ({ name = '', job = '', what = '' }) => APPLICANT[what]?.({ name, job }) ?? job,
  'program-application': ({ program = '', status = '' }) => FORM_STATUS[status]?.({ program }) ?? program,
  'referral-paid': () => m.notifications_referral_paid(),
  cashback: ({ amount = '', status = '' }) => CASHBACK[status]?.({ amount }) ?? amount,
  followed: ({ name = '' }) => m.notifications_followed({ name }),
  'board-invited': ({ person = '', board = '' }) => m.notifications_board_invited({ person, board }),
  'board-followed': ({ person = '', board = '' }) => m.notifications_board_followed({ person, board }),
  'content-hidden': ({ title = '', reason = '' }) => m.notifications_content_hidden({ title, reason }),
  'content-restored': ({ title = '' }) => m.notifications_content_restored({ title }),
  measure: ({ what = '', reason = '', title = '', until = '' }) =>
    MEASURES[what]?.({ reason, title, until: until && formatDate(until) }) ?? reason,
  answer: ({ name = '', title = '' }) => m.notifications_answer({ name, title }),
  'answer-accepted': ({ name = '', title = '' }) => m.notifications_answer_accepted({ name, title }),
  'topic-activity': ({ community = '', what = '', title = '' }) => ACTIVITY[what]?.({ community, title }) ?? title,
  'topic-digest': ({ count = '', communities = '' }) => m.notifications_topic_digest({ count, communities }),
  'topic-suggestion': ({ topic = '', community = '', accepted = '', answer = '' }) =>
    accepted
      ? m.notifications_topic_accepted({ topic, community, answer })
      : m.notifications_topic_declined({ topic, community, answer }),
  comment: ({ person = '', title = '' }) => m.notifications_comment({ person, title }),
  reply: ({ person = '', title = '' }) => m.notifications_reply({ person, title }),
  mention: ({ person = '', title = '' }) => m.notifications_mention({ person, title }),
  likes: ({ people = '', title = '' }) => m.notifications_likes({ people, title }),
  'saved-search': ({ search = '', count = '', first = '' }) =>
    count === '1' ? m.notifications_saved_search_one({ search, first }) : m.notifications_saved_search({ search, count }),
  'tracker-reminder': ({ title = '' }) => m.tracker_reminder_notice({ title }),
  'company-jobs': ({ company = '', count = '', others = '0', job = '' }) => {
    if (others !== '0') return m.companies_notice_many({ count, company, others: Number(others) });
    return job ? m.companies_notice_one({ company, job }) : m.companies_notice_few({ company, count });
  },
  'hiring-team': ({ company = '', what = '', role = '', person = '', reason = '' }) =>
    TEAM_NEWS[what === 'role' ? role : what]?.({ company, person, reason }) ?? company,
  'hiring-job': ({ company = '', job = '', what = '', reason = '' }) =>
    what === 'released' ? m.hiring_notice_released({ company, job }) : m.hiring_notice_job_declined({ company, job, reason }),
  'webhook-off': ({ company = '', host = '', because = '' }) =>
    because === 'gone' ? m.notifications_webhook_gone({ company, host }) : m.notifications_webhook_failing({ company, host }),
  'site-webhook-off': ({ host = '', because = '' }) =>
    because === 'gone' ? m.notifications_site_webhook_gone({ host }) : m.notifications_site_webhook_failing({ host }),
  'source-failing': ({ name = '', count = '' }) => m.notifications_source_failing({ name, count }),
};

/** The sentence of a notification, the same on pages and in e-mails. */
export const notificationSentence = (kind: NotificationKind, facts: Facts): string => SENTENCES[kind](facts);
