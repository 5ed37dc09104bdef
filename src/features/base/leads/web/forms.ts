/** The fields of each form. */
import { m } from '#platform/messages/messages.js';
import type { LeadKind, LeadTopic } from '../contract.ts';

export type LeadFormFields = {
  topicLabel: () => string;
  topics: readonly LeadTopic[];
  messageLabel: () => string;
  isMessageOptional?: true;
  organisationLabel?: () => string;
  isOrganisationRequired?: true;
  hasPhone?: true;
  /** The label of the button. */
  submitLabel?: () => string;
};

export const FORMS: Record<LeadKind, LeadFormFields> = {
  contact: {
    topicLabel: m.leads_topic,
    topics: ['application', 'payment', 'score', 'account', 'press', 'other'],
    messageLabel: m.leads_message,
  },
  educator: {
    topicLabel: m.leads_topic_who,
    topics: ['school', 'college', 'trainer', 'non-profit'],
    messageLabel: m.leads_message_educator,
    organisationLabel: m.leads_organisation_school,
    hasPhone: true,
  },
  corporate: {
    topicLabel: m.leads_topic_want,
    topics: ['hire', 'apprentices', 'train', 'partner'],
    messageLabel: m.leads_message_corporate,
    organisationLabel: m.leads_organisation_company,
    isOrganisationRequired: true,
    hasPhone: true,
    submitLabel: m.leads_send_talk,
  },
  'enterprise-ai': {
    topicLabel: m.leads_topic_want,
    topics: ['mobility', 'reskilling', 'own-skills', 'own-servers'],
    messageLabel: m.leads_message_enterprise_ai,
    organisationLabel: m.leads_organisation_company,
    isOrganisationRequired: true,
    submitLabel: m.leads_send_talk,
  },
  'early-adopter': {
    topicLabel: m.leads_topic_join,
    topics: ['learner', 'teaching', 'hiring'],
    messageLabel: m.leads_message_early_adopter,
    isMessageOptional: true,
    submitLabel: m.leads_send_join,
  },
  contest: {
    topicLabel: m.leads_topic,
    topics: ['rules', 'my-entry', 'workshop'],
    messageLabel: m.leads_message_contest,
    organisationLabel: m.leads_organisation,
  },
  incubator: {
    topicLabel: m.leads_topic,
    topics: ['fellow', 'scholar', 'mentor', 'company'],
    messageLabel: m.leads_message_incubator,
    organisationLabel: m.leads_organisation,
    hasPhone: true,
  },
  advisor: {
    topicLabel: m.leads_topic,
    topics: ['first-role', 'change', 'course', 'plan'],
    messageLabel: m.leads_message_advisor,
    hasPhone: true,
    submitLabel: m.leads_send_talk,
  },
};
