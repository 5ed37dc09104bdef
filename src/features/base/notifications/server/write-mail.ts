import type { Person } from '#features/base/accounts/server/index.ts';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { matterOf, MATTERS } from '../categories.ts';
import { noticeSentence } from '../notice-sentence.ts';
import { htmlOf, textOf, type Line, type MailContent } from './mail-layout.ts';
import type { Notice } from './notify.ts';
import { unsubscribeToken, type MailList } from './unsubscribe-links.ts';

type Written = Omit<Mail, 'date'>;

/** The e-mail of a notice: a designed part and its plain twin. What is about money is no list that one can leave. */
export async function writeMail(
  ctx: Context,
  { id, person, notice }: { id: string; person: Person; notice: Notice },
): Promise<Written> {
  const sentence = noticeSentence(notice.kind, notice.facts);
  const matter = matterOf(notice.kind);
  const list = MATTERS[matter].fixed ? null : await listLinks(ctx, { person, list: matter });
  const content: MailContent = {
    preview: sentence,
    greeting: m.notifications_mail_greeting({ name: person.name }),
    lines: [{ words: sentence }],
    action: { words: m.notifications_mail_action(), link: onSite(ctx, notice.url) },
    more: notice.receipt ? [{ words: m.notifications_mail_receipt(), link: onSite(ctx, notice.receipt) }] : [],
    foot: footOf(ctx),
    footLinks: list?.links ?? [],
  };
  return finish(ctx, { id, person, subject: sentence, content, headers: list?.headers ?? {} });
}

/** The e-mail of what gathered for the digest, the newest first. */
export async function writeDigest(
  ctx: Context,
  { id, person, lines, count }: { id: string; person: Person; lines: readonly Line[]; count: number },
): Promise<Written> {
  const subject = count === 1 ? (lines[0]?.words ?? '') : m.notifications_digest_subject({ count });
  const { links, headers } = await listLinks(ctx, { person, list: 'digest' });
  const content: MailContent = {
    preview: lines
      .map(({ words }) => words)
      .join(' ')
      .slice(0, 150),
    greeting: m.notifications_digest_greeting({ name: person.name }),
    lines,
    action: { words: m.notifications_digest_action(), link: onSite(ctx, '/notifications') },
    more: [],
    foot: footOf(ctx),
    footLinks: links,
  };
  return finish(ctx, { id, person, subject, content, headers });
}

/** A page of this site as a whole address, in the language of the mail. */
export const onSite = ({ config }: Context, path: string): string => new URL(localizePath(path), config.APP_ORIGIN).href;

const footOf = ({ config }: Context) => m.notifications_mail_foot({ brand: config.BRAND_NAME, support: config.SUPPORT_EMAIL });

type Finished = { id: string; person: Person; subject: string; content: MailContent; headers: Record<string, string> };

const finish = ({ config }: Context, { id, person, subject, content, headers }: Finished): Written => ({
  id,
  to: person.email,
  subject,
  text: textOf(content),
  html: htmlOf(config, content),
  headers,
});

/** How to leave a list: for the reader by a page, for their mail program by one click (RFC 8058). */
async function listLinks(ctx: Context, { person, list }: { person: Person; list: MailList }) {
  const token = encodeURIComponent(await unsubscribeToken(ctx, { userId: person.id, list }));
  const choose = onSite(ctx, '/settings/notifications');
  return {
    links: [
      { words: m.notifications_mail_stop(), link: onSite(ctx, `/notifications/unsubscribe?token=${token}`) },
      { words: m.notifications_choose(), link: choose },
    ],
    headers: {
      'List-Id': `<${list}.notifications.${new URL(ctx.config.APP_ORIGIN).hostname}>`,
      'List-Help': `<${choose}>`,
      'List-Unsubscribe': `<${onSite(ctx, `/api/notifications/unsubscribe?token=${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
