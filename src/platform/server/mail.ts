/** Outgoing mail: to a folder by default, so that a fresh machine can show it; over SMTP when configured. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from './config.ts';

/** `id` names the message for good: delivering it twice gives the same Message-ID, and one file in the folder. */
export type Mail = { id: string; to: string; subject: string; text: string; html?: string };
export type Mailer = { deliver: (mail: Mail) => Promise<void> };

declare module './tasks.ts' {
  interface Tasks {
    'mail.send': Mail;
  }
}

/** Header values are one line each: a name with a line break cannot add a recipient. */
const oneLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ').trim();

export function createMailer(config: Config): Mailer {
  const folder = path.join(config.DATA_DIR, 'mail');
  const transport = config.SMTP_URL
    ? nodemailer.createTransport(config.SMTP_URL)
    : nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    deliver: async (mail) => {
      const domain = new URL(config.APP_ORIGIN).hostname;
      const sent = await transport.sendMail({
        from: config.MAIL_FROM,
        to: oneLine(mail.to),
        subject: oneLine(mail.subject),
        text: mail.text,
        ...(mail.html ? { html: mail.html } : {}),
        messageId: `<${createHash('sha256').update(mail.id).digest('hex').slice(0, 32)}@${domain}>`,
      });
      if (config.SMTP_URL) return;
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(path.join(folder, `${mail.id.replaceAll(/[^\w-]/g, '_')}.eml`), (sent as { message: Buffer }).message);
    },
  };
}
