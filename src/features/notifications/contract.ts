/** Notifications: what happened to me, told once, kept until I clear it. */
import * as z from 'zod';
import { feed, resource, type Contract } from '#platform/contract/endpoint.ts';

/** Each kind has its own sentence in the message catalogue; `facts` fills it. */
export const NotificationKind = z.enum([
  'score-ready',
  'score-unlocked',
  'plan-ready',
  'plan-unlocked',
  'plan-week',
  'plan-near',
  'plan-passed',
  'purchase-failed',
  'purchase-refunded',
  'application-status',
  'program-application',
  'referral-paid',
  'cashback',
  'followed',
  'board-invited',
  'board-followed',
  'content-hidden',
  'content-restored',
  'answer',
  'answer-accepted',
  'topic-activity',
  'topic-digest',
  'topic-suggestion',
  'comment',
  'reply',
  'mention',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const Notification = resource(
  'notification',
  z.object({
    kind: NotificationKind,
    facts: z.record(z.string(), z.string()),
    url: z.string(),
    created_at: z.string(),
    read: z.boolean(),
  }),
);

export const NotificationList = feed(Notification).extend({
  meta: z.object({ next_cursor: z.string().nullable(), unread: z.number().int() }),
});

export const notificationsContract = {
  'GET /api/notifications': {
    summary: 'My notifications, newest first',
    auth: true,
    query: z.object({
      cursor: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
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
  'POST /api/notifications/{id}/clear': {
    summary: 'Clear one',
    auth: true,
    params: z.object({ id: z.uuid() }),
    ok: NotificationList,
    errors: [404],
  },
  'POST /api/notifications/clear_all': { summary: 'Clear all of them', auth: true, ok: NotificationList },
} satisfies Contract;

type NotificationsContract = typeof notificationsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends NotificationsContract {}
}
