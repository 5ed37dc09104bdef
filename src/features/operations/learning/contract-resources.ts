/** Learning resources as editors see them. */
import * as z from 'zod';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { find, resource } from '#platform/contract/endpoint.ts';

const version = z.number().int().min(0);
const Skill = z.object({ id: z.string(), name: z.string() });

/** What the last check found: `failing` did not answer or with an error, `unknown` refused us. */
const Health = z.enum(['works', 'failing', 'gone', 'unknown', 'unchecked']);
export const ResourceState = z.enum([...Health.options, 'reported', 'replaced', 'dropped']);

const resourceFields = {
  title: z.string(),
  url: z.string(),
  provider: z.string(),
  kind: z.enum(['video', 'course', 'book', 'document']),
  health: Health,
  checked_at: z.string().nullable(),
  replaced: z.boolean(),
  dropped: z.boolean(),
  skills: z.array(Skill),
  /** How many reports of it wait. */
  reports: z.number().int(),
};
export const ResourceItem = resource('staff_resource', z.object(resourceFields));
export const StaffResource = resource(
  'staff_resource',
  z.object({
    ...resourceFields,
    stated_url: z.string(),
    /** Where the new address comes from, and on which day that was read; empty and null where it is as its file states it. */
    source: z.string(),
    sourced_on: z.string().nullable(),
    /** The status of the last check, and how often in a row it failed. */
    status: z.number().int().nullable(),
    failures: z.number().int(),
    hours: z.number(),
    language: z.string(),
    cost: z.string(),
    /** The skills whose path needs it, so that it cannot be dropped. */
    paths: z.array(Skill),
    version,
    history: z.array(AuditEntry),
  }),
);

/** A check of the resources that were checked longest ago; `interrupted` where the server stopped meanwhile. */
export const CheckRun = z.object({
  state: z.enum(['running', 'finished', 'interrupted']),
  total: z.number().int(),
  works: z.number().int(),
  gone: z.number().int(),
  failing: z.number().int(),
  unknown: z.number().int(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
});
export const MAX_CHECKED = 500;

export const resourceFilter = { find, state: ResourceState.optional() };
export const ResourceId = z.object({ id: z.string().regex(/^[\da-f]{16}$/) });

/** Where a resource is now, and who says so since when. */
export const Replacement = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  source: z.string().trim().min(1).max(300),
  sourced_on: z.iso.date(),
});
