import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { nextStep, topicName } from '../lead-labels.ts';
import { leadReference, type StoredLead } from './present-lead.ts';
import { sign } from './sign.ts';

type LeadMail = Omit<Mail, 'date'>;

/**
 * The confirmation to the sender: next steps, and a link that confirms the address. It quotes nothing from the form, not
 * even the name, because the address may belong to someone else.
 */
export async function renderConfirmationMail(ctx: Context, lead: StoredLead): Promise<LeadMail> {
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

/** The e-mail to the operator, with the whole message. */
export const renderOperatorMail = (ctx: Context, lead: StoredLead): LeadMail => ({
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
