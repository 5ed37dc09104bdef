import type { Person } from '#features/accounts/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Config } from '#platform/server/config.ts';
import type { Mail } from '#platform/server/mail.ts';
import { noticeSentence } from '../notice-sentence.ts';
import type { Notice } from './notify.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The e-mail of a notice: a designed part and its plain twin, readable in dark mail programs. */
export function writeMail(config: Config, { id, person, notice }: { id: string; person: Person; notice: Notice }): Mail {
  const sentence = noticeSentence(notice.kind, notice.facts);
  const link = new URL(notice.url, config.APP_ORIGIN).href;
  const greeting = m.notifications_mail_greeting({ name: person.name });
  const action = m.notifications_mail_action();
  const foot = m.notifications_mail_foot({ brand: config.BRAND_NAME, support: config.SUPPORT_EMAIL });
  const receipt = notice.receipt
    ? { link: new URL(notice.receipt, config.APP_ORIGIN).href, words: m.notifications_mail_receipt() }
    : null;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escape(sentence)}</title></head>
<body style="margin:0;padding:24px;background:#faf9f6;color:#26221d;font:16px/1.6 Figtree,Segoe UI,Arial,sans-serif">
<table role="presentation" width="100%" style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e5e1da;border-radius:16px"><tr><td style="padding:28px">
<p style="margin:0 0 16px;font-weight:750;font-size:18px">${escape(config.BRAND_NAME)}</p>
<p style="margin:0 0 12px">${escape(greeting)}</p>
<p style="margin:0 0 24px;font-size:18px">${escape(sentence)}</p>
<p style="margin:0 0 24px"><a href="${escape(link)}" style="display:inline-block;background:#2250d6;color:#ffffff;text-decoration:none;font-weight:650;padding:12px 20px;border-radius:8px">${escape(action)}</a></p>
${receipt ? `<p style="margin:0 0 24px"><a href="${escape(receipt.link)}" style="color:#2250d6;font-weight:600">${escape(receipt.words)}</a></p>` : ''}
<p style="margin:0;color:#635d55;font-size:14px">${escape(foot)}</p>
</td></tr></table></body></html>`;
  const lines = [greeting, sentence, `${action}: ${link}`, ...(receipt ? [`${receipt.words}: ${receipt.link}`] : []), foot];
  return { id, to: person.email, subject: sentence, text: `${lines.join('\n\n')}\n`, html };
}
