import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { nextStep, topicName } from '../lead-labels.ts';
import { leadReference, type StoredLead } from './present-lead.ts';
import { sign } from './sign.ts';

type Letter = Omit<Mail, 'date'>;

/**
 * The confirmation to the sender: receipt, next steps, and a link that confirms the address. It contains nothing they typed,
 * not even the name, because the address may be a stranger's.
 */
export async function mailWriter(ctx: Context, lead: StoredLead): Promise<Letter> {
  const { BRAND_NAME: brand, SUPPORT_EMAIL: support, APP_ORIGIN } = ctx.config;
  const link = new URL(localizePath('/contact-us'), APP_ORIGIN);
  link.searchParams.set('confirm', await sign(ctx, 'confirm', lead.id));
  return {
    id: `lead-${lead.id}`,
    to: lead.email,
    subject: m.leads_mail_subject({ brand, reference: leadReference(lead) }),
    text: m.leads_mail_text({ brand, support, next: nextStep(lead.kind), link: link.href }),
  };
}

/** To the operator's own mailbox: everything that was written. */
export const mailOperator = (ctx: Context, lead: StoredLead): Letter => ({
  id: `lead-note-${lead.id}`,
  to: ctx.config.SUPPORT_EMAIL,
  subject: m.leads_note_subject({ kind: lead.kind, reference: leadReference(lead) }),
  text: [
    `${lead.name} <${lead.email}>`,
    lead.phone,
    lead.organisation,
    `${topicName(lead.topic)}, ${new URL(lead.page, ctx.config.APP_ORIGIN).href}`,
    `\n${lead.message}`,
  ]
    .filter((line) => line.trim() !== '')
    .join('\n'),
});
