import type { Person } from '#features/base/accounts/server/index.ts';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { categoryOf, CATEGORIES } from '../categories.ts';
import { notificationSentence } from '../notification-sentence.ts';
import { renderHtml, renderText, type MailLine, type MailContent } from './mail-layout.ts';
import type { NotificationInput } from './notify.ts';
import { createUnsubscribeToken, type MailList } from './unsubscribe-links.ts';

type RenderedMail = Omit<Mail, 'date'>;

/** The e-mail of a notification, as HTML and plain text. Mail about money has no unsubscribe link. */
export async function renderNotificationMail(
  ctx: Context,
  { id, person, notice }: { id: string; person: Person; notice: NotificationInput },
): Promise<RenderedMail> {
  const sentence = notificationSentence(notice.kind, notice.facts);
  const category = categoryOf(notice.kind);
  const list = CATEGORIES[category].fixed ? null : await listLinks(ctx, { person, list: category });
  const content: MailContent = {
    preview: sentence,
    greeting: m.notifications_mail_greeting({ name: person.name }),
    lines: [{ text: sentence }],
    action: { text: m.notifications_mail_action(), link: siteUrl(ctx, notice.url) },
    secondaryLinks: notice.receipt ? [{ text: m.notifications_mail_receipt(), link: siteUrl(ctx, notice.receipt) }] : [],
    footer: footer(ctx),
    footerLinks: list?.links ?? [],
  };
  return buildMail(ctx, { id, person, subject: sentence, content, headers: list?.headers ?? {} });
}

/** The digest e-mail, newest first. */
export async function renderDigestMail(
  ctx: Context,
  { id, person, lines, count }: { id: string; person: Person; lines: readonly MailLine[]; count: number },
): Promise<RenderedMail> {
  const subject = count === 1 ? (lines[0]?.text ?? '') : m.notifications_digest_subject({ count });
  const { links, headers } = await listLinks(ctx, { person, list: 'digest' });
  const content: MailContent = {
    preview: lines
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 150),
    greeting: m.notifications_digest_greeting({ name: person.name }),
    lines,
    action: { text: m.notifications_digest_action(), link: siteUrl(ctx, '/notifications') },
    secondaryLinks: [],
    footer: footer(ctx),
    footerLinks: links,
  };
  return buildMail(ctx, { id, person, subject, content, headers });
}

/** The absolute URL of a path, in the language of the mail. */
export const siteUrl = ({ config }: Context, path: string): string => new URL(localizePath(path), config.APP_ORIGIN).href;

const footer = ({ config }: Context) => m.notifications_mail_foot({ brand: config.BRAND_NAME, support: config.SUPPORT_EMAIL });

type MailParts = { id: string; person: Person; subject: string; content: MailContent; headers: Record<string, string> };

const buildMail = ({ config }: Context, { id, person, subject, content, headers }: MailParts): RenderedMail => ({
  id,
  to: person.email,
  subject,
  text: renderText(content),
  html: renderHtml(config, content),
  headers,
});

/** The footer links and headers with which recipients unsubscribe: on a page, or with one click (RFC 8058). */
async function listLinks(ctx: Context, { person, list }: { person: Person; list: MailList }) {
  const token = encodeURIComponent(await createUnsubscribeToken(ctx, { userId: person.id, list }));
  const preferencesUrl = siteUrl(ctx, '/settings/notifications');
  return {
    links: [
      { text: m.notifications_mail_stop(), link: siteUrl(ctx, `/notifications/unsubscribe?token=${token}`) },
      { text: m.notifications_choose(), link: preferencesUrl },
    ],
    headers: {
      'List-Id': `<${list}.notifications.${new URL(ctx.config.APP_ORIGIN).hostname}>`,
      'List-Help': `<${preferencesUrl}>`,
      'List-Unsubscribe': `<${siteUrl(ctx, `/api/notifications/unsubscribe?token=${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
