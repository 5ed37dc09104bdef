import type { MailChoice, Category, NotificationKind } from './contract.ts';

/** The channels of a category until the member chooses otherwise. */
type DefaultChannels = {
  mail: MailChoice;
  push: boolean;
  /** About the member's payments or account: only push can be switched off, not the notification on the site or its e-mail. */
  fixed?: true;
};

/** The categories with their default channels, in the order of the preferences page. */
export const CATEGORIES: Record<Category, DefaultChannels> = {
  purchases: { mail: 'now', push: true, fixed: true },
  applications: { mail: 'now', push: true },
  'saved-searches': { mail: 'digest', push: false },
  scores: { mail: 'never', push: true },
  'plan-reminders': { mail: 'now', push: false },
  mentions: { mail: 'digest', push: true },
  replies: { mail: 'digest', push: true },
  comments: { mail: 'digest', push: false },
  likes: { mail: 'never', push: false },
  followers: { mail: 'never', push: false },
  boards: { mail: 'now', push: true },
  communities: { mail: 'never', push: false },
  companies: { mail: 'digest', push: false },
  hiring: { mail: 'now', push: true },
  'own-posts': { mail: 'digest', push: false },
  account: { mail: 'now', push: true, fixed: true },
  referrals: { mail: 'now', push: false },
  staff: { mail: 'now', push: false },
};

type KindSettings = {
  category: Category;
  /** Shown as a toast on an open page. */
  urgent?: true;
  /** The key in `facts` of the actors' names, which are joined when a notification is read; grouped ones list all of them. */
  actor?: 'person' | 'name' | 'people';
};

const KINDS: Record<NotificationKind, KindSettings> = {
  'score-ready': { category: 'scores', urgent: true },
  'score-unlocked': { category: 'purchases' },
  'plan-unlocked': { category: 'purchases' },
  'plan-refund-offered': { category: 'purchases' },
  'plan-week': { category: 'plan-reminders' },
  'plan-near': { category: 'plan-reminders' },
  'plan-passed': { category: 'plan-reminders' },
  'plan-changed': { category: 'scores' },
  'check-again': { category: 'plan-reminders' },
  'mistake-answered': { category: 'own-posts' },
  'purchase-failed': { category: 'purchases', urgent: true },
  'purchase-refunded': { category: 'purchases', urgent: true },
  'purchase-returned': { category: 'purchases', urgent: true },
  'purchase-contest': { category: 'purchases', urgent: true },
  'application-status': { category: 'applications', urgent: true },
  'application-message': { category: 'applications', urgent: true },
  'application-interview': { category: 'applications', urgent: true },
  'application-undelivered': { category: 'applications', urgent: true },
  applicant: { category: 'hiring', urgent: true, actor: 'name' },
  'program-application': { category: 'applications', urgent: true },
  'referral-paid': { category: 'referrals' },
  cashback: { category: 'referrals', urgent: true },
  followed: { category: 'followers', actor: 'name' },
  'board-invited': { category: 'boards', urgent: true, actor: 'person' },
  'board-followed': { category: 'followers', actor: 'person' },
  'content-hidden': { category: 'own-posts', urgent: true },
  'content-restored': { category: 'own-posts' },
  measure: { category: 'account', urgent: true },
  answer: { category: 'replies', urgent: true, actor: 'name' },
  'answer-accepted': { category: 'replies', actor: 'name' },
  'topic-activity': { category: 'communities' },
  'topic-digest': { category: 'communities' },
  'topic-suggestion': { category: 'own-posts' },
  comment: { category: 'comments', actor: 'person' },
  reply: { category: 'replies', urgent: true, actor: 'person' },
  mention: { category: 'mentions', urgent: true, actor: 'person' },
  likes: { category: 'likes', actor: 'people' },
  'saved-search': { category: 'saved-searches' },
  'tracker-reminder': { category: 'applications', urgent: true },
  'company-jobs': { category: 'companies' },
  'hiring-team': { category: 'hiring', urgent: true, actor: 'person' },
  'hiring-job': { category: 'hiring', urgent: true },
  'webhook-off': { category: 'hiring', urgent: true },
  'site-webhook-off': { category: 'staff', urgent: true },
  'source-failing': { category: 'staff' },
};

export const settingsOfKind = (kind: NotificationKind): KindSettings => KINDS[kind];
export const categoryOf = (kind: NotificationKind): Category => KINDS[kind].category;
