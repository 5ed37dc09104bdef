/** Leads: messages sent through the site's forms, by members or visitors. */
import * as z from 'zod';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

/** The topics of each form, shown as a select. */
export const LEAD_TOPICS = {
  contact: ['application', 'payment', 'score', 'account', 'press', 'other'],
  educator: ['school', 'college', 'trainer', 'non-profit'],
  corporate: ['hire', 'apprentices', 'train', 'partner'],
  'enterprise-ai': ['mobility', 'reskilling', 'own-skills', 'own-servers'],
  'early-adopter': ['learner', 'teaching', 'hiring'],
  contest: ['rules', 'my-entry', 'workshop'],
  incubator: ['fellow', 'scholar', 'mentor', 'company'],
  advisor: ['first-role', 'change', 'course', 'plan'],
} as const satisfies Record<string, readonly string[]>;

export type LeadKind = keyof typeof LEAD_TOPICS;
export type LeadTopic = (typeof LEAD_TOPICS)[LeadKind][number];
export const LEAD_KINDS = Object.keys(LEAD_TOPICS) as [LeadKind, ...LeadKind[]];
export const MAX_MESSAGE_LENGTH = 4000;

const Kind = z.enum(LEAD_KINDS);

/** What became of a message, as staff say. */
export const LeadState = z.enum(['new', 'answered', 'closed']);
export type LeadState = z.infer<typeof LeadState>;

/** An opened form. It can be sent once, after `wait_seconds` and within half a day. */
const LeadForm = resource('lead_form', z.object({ form: z.string(), wait_seconds: z.number().int() }));

/** A sent message as its sender sees it. */
const Lead = resource('lead', z.object({ kind: Kind, reference: z.string(), confirmed: z.boolean() }));

const LeadInput = z.object({
  kind: Kind,
  form: z.string().max(200),
  name: z.string().trim().min(1, issueCode('name-required')).max(120),
  email: z.email(issueCode('reply-address-required')).max(254),
  phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d ()-]{6,24})?$/, issueCode('phone-format'))
    .default(''),
  organisation: z.string().trim().max(160).default(''),
  topic: z.string().max(40).default(''),
  message: z.string().trim().max(MAX_MESSAGE_LENGTH).default(''),
  /** The page with the form. */
  page: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)/)
    .default('/'),
  /** A honeypot field, invisible to people. */
  homepage: z.string().max(500).default(''),
});

export const leadsContract = {
  'GET /api/leads/form': {
    summary: 'Open a form',
    query: z.object({ kind: Kind }),
    ok: document(LeadForm),
  },
  'POST /api/leads': {
    summary: 'Send a message; sending the same form again returns the same lead',
    body: { json: LeadInput },
    status: 201,
    ok: document(Lead),
    errors: [401],
    limit: { max: 5, seconds: 3600 },
  },
  'POST /api/leads/confirm': {
    summary: "Confirm the sender's e-mail address",
    body: { json: z.object({ token: z.string().max(200) }) },
    ok: document(Lead),
    errors: [404],
    limit: { max: 30, seconds: 3600 },
  },
  'GET /api/advisor_booking': {
    summary: 'Redirect a member to the page for booking a course advisor',
    auth: true,
    ok: { redirect: true },
    errors: [404],
  },
} satisfies Contract;

type LeadsContract = typeof leadsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends LeadsContract {}
}
