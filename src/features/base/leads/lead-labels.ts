/** Labels of each form, for its page and e-mails. */
import { m } from '#platform/messages/messages.js';
import type { LeadKind, LeadTopic } from './contract.ts';

const TOPICS: Record<LeadTopic, () => string> = {
  application: m.leads_topic_application,
  payment: m.leads_topic_payment,
  score: m.leads_topic_score,
  account: m.leads_topic_account,
  press: m.leads_topic_press,
  other: m.leads_topic_other,
  school: m.leads_topic_school,
  college: m.leads_topic_college,
  trainer: m.leads_topic_trainer,
  'non-profit': m.leads_topic_non_profit,
  hire: m.leads_topic_hire,
  apprentices: m.leads_topic_apprentices,
  train: m.leads_topic_train,
  partner: m.leads_topic_partner,
  mobility: m.leads_topic_mobility,
  reskilling: m.leads_topic_reskilling,
  'own-skills': m.leads_topic_own_skills,
  'own-servers': m.leads_topic_own_servers,
  learner: m.leads_topic_learner,
  teaching: m.leads_topic_teaching,
  hiring: m.leads_topic_hiring,
  rules: m.leads_topic_rules,
  'my-entry': m.leads_topic_my_entry,
  workshop: m.leads_topic_workshop,
  fellow: m.leads_topic_fellow,
  scholar: m.leads_topic_scholar,
  mentor: m.leads_topic_mentor,
  company: m.leads_topic_company,
  'first-role': m.leads_topic_first_role,
  change: m.leads_topic_change,
  course: m.leads_topic_course,
  plan: m.leads_topic_plan,
};

const isTopic = (topic: string): topic is LeadTopic => Object.hasOwn(TOPICS, topic);
export const topicName = (topic: string): string => (isTopic(topic) ? TOPICS[topic]() : topic);

const NEXT_STEPS: Record<LeadKind, () => string> = {
  contact: m.leads_next_contact,
  educator: m.leads_next_educator,
  corporate: m.leads_next_corporate,
  'enterprise-ai': m.leads_next_enterprise_ai,
  'early-adopter': m.leads_next_early_adopter,
  contest: m.leads_next_contest,
  incubator: m.leads_next_incubator,
  advisor: m.leads_next_advisor,
};

/** The next steps after a form of this kind is sent. */
export const nextStep = (kind: LeadKind): string => NEXT_STEPS[kind]();
