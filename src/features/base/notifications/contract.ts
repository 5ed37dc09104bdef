/** Notifications: events that concern a member, each delivered once through the channels they chose and listed until cleared. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

/** Each kind has its own sentence in the message catalogue; `facts` fills its placeholders. */
export const NotificationKind = z.enum([
  'score-ready',
  'score-unlocked',
  'plan-unlocked',
  'plan-refund-offered',
  'plan-week',
  'plan-near',
  'plan-passed',
  'plan-changed',
  'check-again',
  'mistake-answered',
  'purchase-failed',
  'purchase-refunded',
  'purchase-returned',
  'purchase-contest',
  'application-status',
  'application-message',
  'application-interview',
  'application-undelivered',
  'applicant',
  'program-application',
  'referral-paid',
  'cashback',
  'followed',
  'board-invited',
  'board-followed',
  'content-hidden',
  'content-restored',
  'measure',
  'answer',
  'answer-accepted',
  'topic-activity',
  'topic-digest',
  'topic-suggestion',
  'comment',
  'reply',
  'mention',
  'likes',
  'saved-search',
  'tracker-reminder',
  'company-jobs',
  'hiring-team',
  'hiring-job',
  'webhook-off',
  'site-webhook-off',
  'source-failing',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** The categories that members set channels for; each kind belongs to one. */
export const Category = z.enum([
  'purchases',
  'applications',
  'saved-searches',
  'scores',
  'plan-reminders',
  'mentions',
  'replies',
  'comments',
  'likes',
  'followers',
  'boards',
  'communities',
  'companies',
  'hiring',
  'own-posts',
  'account',
  'referrals',
  'staff',
]);
export type Category = z.infer<typeof Category>;
export const MailChoice = z.enum(['now', 'digest', 'never']);
export type MailChoice = z.infer<typeof MailChoice>;
export const Cadence = z.enum(['daily', 'weekly', 'never']);
export type Cadence = z.infer<typeof Cadence>;

export const Notification = resource(
  'notification',
  z.object({
    kind: NotificationKind,
    facts: z.record(z.string(), z.string()),
    url: z.string(),
    created_at: z.string(),
    read: z.boolean(),
    /** The position in the member's own order; later notifications have higher numbers. */
    sequence: z.number().int(),
    /** When the snooze ends; null unless snoozed. */
    snoozed_until: z.string().nullable(),
    /** Whether it is shown as a toast on an open page. */
    urgent: z.boolean(),
  }),
);

export const NotificationList = feed(Notification).extend({
  meta: z.object({
    next_cursor: z.string().nullable(),
    /** Counted up to 1000. */
    unread: z.number().int(),
    /** The sequence number of the member's newest notification; anything higher is new. */
    sequence: z.number().int(),
  }),
});

export const NotificationPreference = z.object({
  category: Category,
  in_app: z.boolean(),
  mail: MailChoice,
  push: z.boolean(),
  /** True for purchases, which are always listed and e-mailed; only push can be switched off. */
  fixed: z.boolean(),
});
export const NotificationPreferences = resource(
  'notification_preferences',
  z.object({
    categories: z.array(NotificationPreference),
    digest: Cadence,
    /** The address e-mails go to; null without a verified one. */
    email: z.string().nullable(),
  }),
);

/** The mails that an unsubscribe link ends: those of a category, or the digest. */
export const Unsubscription = resource('unsubscription', z.object({ list: z.union([Category, z.literal('digest')]) }));
const Token = z.object({ token: z.string().max(200) });

/** A browser that receives push notifications. */
export const PushDevice = resource(
  'push_device',
  z.object({
    /** A readable device name ("Chrome · Android"); empty when not recognised. */
    name: z.string(),
    created_at: z.string(),
    /** Whether it is the requesting browser. */
    current: z.boolean(),
  }),
);
export const PushDeviceList = z.object({
  data: z.array(PushDevice),
  /** The public key browsers subscribe with (VAPID, P-256, base64url). */
  meta: z.object({ public_key: z.string() }),
});
const base64url = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .max(maxLength);

const onOneNotification = { auth: true, params: z.object({ id: z.uuid() }), ok: NotificationList, errors: [404] } as const;

export const notificationsContract = {
  'GET /api/notifications': {
    summary: 'My notifications, newest first',
    auth: true,
    query: z.object({
      cursor: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      view: z.enum(['all', 'unread', 'snoozed']).default('all'),
    }),
    ok: NotificationList,
  },
  'POST /api/notifications/mark_as_read': {
    summary: 'Mark one as read, or all of them without an id',
    auth: true,
    query: z.object({ id: z.uuid().optional() }),
    ok: NotificationList,
    errors: [404],
  },
  'POST /api/notifications/{id}/clear': { summary: 'Clear one', ...onOneNotification },
  'POST /api/notifications/clear_all': { summary: 'Clear all that are not snoozed', auth: true, ok: NotificationList },
  'POST /api/notifications/undo_clear': {
    summary: 'Restore the notifications cleared last, within ten minutes',
    auth: true,
    ok: NotificationList,
  },
  'POST /api/notifications/{id}/snooze': {
    summary: 'Snooze one; it returns as new',
    ...onOneNotification,
    body: { json: z.object({ until: z.iso.datetime() }) },
    errors: [404, 422],
  },
  'DELETE /api/notifications/{id}/snooze': { summary: 'End the snooze of one', ...onOneNotification },
  'GET /api/notifications/preferences': {
    summary: 'My notification preferences',
    auth: true,
    ok: document(NotificationPreferences),
  },
  'PATCH /api/notifications/preferences': {
    summary: 'Change the channels of one category, or the interval of the digest',
    auth: true,
    body: {
      json: z.union([
        z.object({ digest: Cadence }),
        z.object({
          category: Category,
          in_app: z.boolean().optional(),
          mail: MailChoice.optional(),
          push: z.boolean().optional(),
        }),
      ]),
    },
    ok: document(NotificationPreferences),
    errors: [422],
  },
  'GET /api/notifications/devices': { summary: 'My browsers with push notifications', auth: true, ok: PushDeviceList },
  'POST /api/notifications/devices': {
    summary: 'Register this browser for push notifications',
    auth: true,
    body: {
      json: z.object({
        endpoint: z.url({ protocol: /^https$/ }).max(1000),
        keys: z.object({ p256dh: base64url(200), auth: base64url(100) }),
      }),
    },
    ok: PushDeviceList,
    errors: [422],
  },
  'DELETE /api/notifications/devices/{id}': {
    summary: 'Remove a browser from push notifications',
    auth: true,
    params: z.object({ id: z.uuid() }),
    ok: PushDeviceList,
    errors: [404],
  },
  'GET /api/notifications/unsubscribe': {
    summary: 'What an unsubscribe link ends',
    query: Token,
    ok: document(Unsubscription),
    errors: [404],
  },
  'POST /api/notifications/unsubscribe': {
    summary: 'End these e-mails with one click (RFC 8058)',
    query: Token,
    body: {
      form: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
      multipart: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
    },
    ok: document(Unsubscription),
    errors: [404, 415],
    maxBytes: 4000,
    crossSite: true,
  },
} satisfies Contract;

type NotificationsContract = typeof notificationsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends NotificationsContract {}
}
