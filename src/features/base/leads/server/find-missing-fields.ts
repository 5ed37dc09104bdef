import type { CodedIssue } from '#platform/contract/problem.ts';
import { LEAD_TOPICS, type LeadKind } from '../contract.ts';

type LeadInput = { kind: LeadKind; topic: string; organisation: string; message: string };

const MIN_MESSAGE_LENGTH = 10;
const NEEDS_ORGANISATION: readonly LeadKind[] = ['corporate', 'enterprise-ai'];
/** All kinds except `early-adopter` require a message. */
const NEEDS_MESSAGE: readonly LeadKind[] = [
  'contact',
  'educator',
  'corporate',
  'enterprise-ai',
  'contest',
  'incubator',
  'advisor',
];

/** The missing or invalid topic, organisation and message of a form. Pure. */
export function findMissingFields({ kind, topic, organisation, message }: LeadInput): CodedIssue[] {
  const issues: CodedIssue[] = [];
  const topics: readonly string[] = LEAD_TOPICS[kind];
  if (!topics.includes(topic)) issues.push({ path: 'topic', code: 'topic-required' });
  if (NEEDS_ORGANISATION.includes(kind) && organisation === '')
    issues.push({ path: 'organisation', code: 'organisation-required' });
  if (NEEDS_MESSAGE.includes(kind) && message.length < MIN_MESSAGE_LENGTH)
    issues.push({ path: 'message', code: 'message-required' });
  return issues;
}
