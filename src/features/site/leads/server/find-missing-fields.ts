import type { CodedIssue } from '#platform/contract/problem.ts';
import { LEAD_TOPICS, type LeadKind } from '../contract.ts';

type Written = { kind: LeadKind; topic: string; organisation: string; message: string };

const MESSAGE_MIN = 10;
const NEEDS_ORGANISATION: readonly LeadKind[] = ['corporate', 'enterprise-ai'];
/** All kinds but joining require a message. */
const NEEDS_MESSAGE: readonly LeadKind[] = [
  'contact',
  'educator',
  'corporate',
  'enterprise-ai',
  'contest',
  'incubator',
  'advisor',
];

/** Required fields of a form, besides name and address. Pure. */
export function findMissingFields({ kind, topic, organisation, message }: Written): CodedIssue[] {
  const issues: CodedIssue[] = [];
  const topics: readonly string[] = LEAD_TOPICS[kind];
  if (!topics.includes(topic)) issues.push({ path: 'topic', code: 'topic-required' });
  if (NEEDS_ORGANISATION.includes(kind) && organisation === '')
    issues.push({ path: 'organisation', code: 'organisation-required' });
  if (NEEDS_MESSAGE.includes(kind) && message.length < MESSAGE_MIN) issues.push({ path: 'message', code: 'message-required' });
  return issues;
}
