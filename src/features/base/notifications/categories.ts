import type { MailChoice, Category, NotificationKind } from './contract.ts';

/** The channels of a category until the member chooses otherwise. */
type DefaultChannels = {
  mail: MailChoice;
  push: boolean;
  /** Cannot be switched off, e-mail included, because it is about money. */
  fixed?: true;
};

/** In the order of the preferences page. */
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
  'own-posts': { mail: 'digest', push: false },
  referrals: { mail: 'now', push: false },
};

type KindSettings = {
  matter: Category;
  /** Shown as a toast on an open page. */
  urgent?: true;
  /** The key in `facts` that names the actor; grouped notifications list all of them. */
  actor?: 'person' | 'name';
};

const KINDS: Record<NotificationKind, KindSettings> = {
  'score-ready': { matter: 'scores', urgent: true },
  'score-unlocked': { matter: 'purchases' },
  'plan-unlocked': { matter: 'purchases' },
  'plan-week': { matter: 'plan-reminders' },
  'plan-near': { matter: 'plan-reminders' },
  'plan-passed': { matter: 'plan-reminders' },
  'purchase-failed': { matter: 'purchases', urgent: true },
  'purchase-refunded': { matter: 'purchases', urgent: true },
  'application-status': { matter: 'applications', urgent: true },
  'program-application': { matter: 'applications', urgent: true },
  'referral-paid': { matter: 'referrals' },
  cashback: { matter: 'referrals', urgent: true },
  followed: { matter: 'followers', actor: 'name' },
  'board-invited': { matter: 'boards', urgent: true },
  'board-followed': { matter: 'followers', actor: 'person' },
  'content-hidden': { matter: 'own-posts', urgent: true },
  'content-restored': { matter: 'own-posts' },
  answer: { matter: 'replies', urgent: true, actor: 'name' },
  'answer-accepted': { matter: 'replies' },
  'topic-activity': { matter: 'communities' },
  'topic-digest': { matter: 'communities' },
  'topic-suggestion': { matter: 'own-posts' },
  comment: { matter: 'comments', actor: 'person' },
  reply: { matter: 'replies', urgent: true, actor: 'person' },
  mention: { matter: 'mentions', urgent: true },
  likes: { matter: 'likes' },
  'saved-search': { matter: 'saved-searches' },
  'tracker-reminder': { matter: 'applications', urgent: true },
  'company-jobs': { matter: 'companies' },
};

export const settingsOfKind = (kind: NotificationKind): KindSettings => KINDS[kind];
export const categoryOf = (kind: NotificationKind): Category => KINDS[kind].matter;
