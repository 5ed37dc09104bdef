/** Sends mail: to a folder by default, over SMTP when configured. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '#platform/runtime/config.ts';

export type Attachment = { name: string; type: string; bytes: Uint8Array };

/** `id` identifies the message: delivering it twice gives the same Message-ID, and one file in the folder. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** List-Id, List-Unsubscribe and the like. */
  headers?: Readonly<Record<string, string>>;
  /** Whom an answer goes to; without it the sender of all mail. */
  replyTo?: string;
  /** When the message was written; sent as its Date header. */
  date: Date;
};
/** A message with its files, as it is delivered. */
export type OutgoingMail = Mail & { attachments?: readonly Attachment[] };
export type Mailer = { deliver: (mail: OutgoingMail) => Promise<void> };

/** Together shorter than the time for which a message in the outbox is claimed. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** Header values are one line each: a name with a line break cannot add a recipient. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Suppresses automatic replies. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

export function createMailer(config: Config): Mailer {
  const folder = path.join(config.DATA_DIR, 'mail');
  const transport = config.SMTP_URL
    ? nodemailer.createTransport({ url: config.SMTP_URL, ...TIMEOUTS })
    : nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    deliver: async (mail) => {
      const domain = new URL(config.APP_ORIGIN).hostname;
      const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => [name, oneLine(value)]);
      const sent = await transport.sendMail({
        from: config.MAIL_FROM.includes('<') ? config.MAIL_FROM : { name: config.BRAND_NAME, address: config.MAIL_FROM },
        // One address, never parsed as a list.
        to: { name: '', address: oneLine(mail.to) },
        subject: oneLine(mail.subject),
        text: mail.text,
        ...(mail.html ? { html: mail.html } : {}),
        ...(mail.replyTo ? { replyTo: { name: '', address: oneLine(mail.replyTo) } } : {}),
        attachments: (mail.attachments ?? []).map(({ name, type, bytes }) => ({
          filename: oneLine(name),
          contentType: type,
          content: Buffer.from(bytes),
        })),
        date: mail.date,
        headers: { ...AUTOMATIC, ...(Object.fromEntries(headers) as Record<string, string>) },
        messageId: `<${createHash('sha256').update(mail.id).digest('hex').slice(0, 32)}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      if (config.SMTP_URL) return;
      await fs.mkdir(folder, { recursive: true });
      const file = path.join(folder, `${mail.id.replaceAll(/[^\w-]/g, '_')}.eml`);
      // Written under a temporary name, so that readers of the folder never see a partial file.
      await fs.writeFile(`${file}.part`, (sent as { message: Buffer }).message);
      await fs.rename(`${file}.part`, file);
    },
  };
}
