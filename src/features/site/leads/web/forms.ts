/** The fields of each form. */
import { m } from '#platform/messages/messages.js';
import type { LeadKind, LeadTopic } from '../contract.ts';

export type Form = {
  topic: () => string;
  topics: readonly LeadTopic[];
  message: () => string;
  messageOptional?: true;
  organisation?: () => string;
  needsOrganisation?: true;
  phone?: true;
  /** The label of the button. */
  send?: () => string;
};

export const FORMS: Record<LeadKind, Form> = {
  contact: {
    topic: m.leads_topic,
    topics: ['application', 'payment', 'score', 'account', 'press', 'other'],
    message: m.leads_message,
  },
  educator: {
    topic: m.leads_topic_who,
    topics: ['school', 'college', 'trainer', 'non-profit'],
    message: m.leads_message_educator,
    organisation: m.leads_organisation_school,
    phone: true,
  },
  corporate: {
    topic: m.leads_topic_want,
    topics: ['hire', 'apprentices', 'train', 'partner'],
    message: m.leads_message_corporate,
    organisation: m.leads_organisation_company,
    needsOrganisation: true,
    phone: true,
    send: m.leads_send_talk,
  },
  'enterprise-ai': {
    topic: m.leads_topic_want,
    topics: ['mobility', 'reskilling', 'own-skills', 'own-servers'],
    message: m.leads_message_enterprise_ai,
    organisation: m.leads_organisation_company,
    needsOrganisation: true,
    send: m.leads_send_talk,
  },
  'early-adopter': {
    topic: m.leads_topic_join,
    topics: ['learner', 'teaching', 'hiring'],
    message: m.leads_message_early_adopter,
    messageOptional: true,
    send: m.leads_send_join,
  },
  contest: {
    topic: m.leads_topic,
    topics: ['rules', 'my-entry', 'workshop'],
    message: m.leads_message_contest,
    organisation: m.leads_organisation,
  },
  incubator: {
    topic: m.leads_topic,
    topics: ['fellow', 'scholar', 'mentor', 'company'],
    message: m.leads_message_incubator,
    organisation: m.leads_organisation,
    phone: true,
  },
  advisor: {
    topic: m.leads_topic,
    topics: ['first-role', 'change', 'course', 'plan'],
    message: m.leads_message_advisor,
    phone: true,
    send: m.leads_send_talk,
  },
};
