/** What all places of the catalogue in the console have in common. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { resource } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

export const Id = z.object({ id: z.uuid() });

/** On the site; taken off it by staff; or a duplicate that was merged into another one. */
export const ListingState = z.enum(['published', 'unpublished', 'merged']);

/** The same for universities and programs, which their source may list no longer. */
export const CatalogueState = z.enum([...ListingState.options, 'withdrawn']);

/** What the pane of every listing has. */
export const paneFields = {
  /** Changes with every change of what is shown; a request for a change names the one that was seen. */
  version: z.string(),
  /** What staff corrected, with what an import or its author states instead. */
  corrected: z.array(z.object({ field: z.string(), stated: z.string() })),
  history: z.array(AuditEntry),
  can: z.object({ edit: z.boolean(), publish: z.boolean(), merge: z.boolean(), delete: z.boolean() }),
};

/** What was seen, and why it is changed. */
export const changeFields = { version: z.string().max(40), reason: Reason };
export const StateChange = z.object({ ...changeFields, state: z.enum(['published', 'unpublished']) });
export const Removal = z.object(changeFields);
export const Merge = z.object({
  ...changeFields,
  /** The one that is kept. */
  into: z.uuid(issueCode('merge-choose')),
});

export const name = z.string().trim().min(1, issueCode('listing-name-required')).max(200);
export const WebAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: issueCode('address-required') }).max(300),
]);

/** What editors import from a file; jobs have sources of their own. */
export const ListingTable = z.enum(['companies', 'programs', 'universities']);

/** What an import did; `rows` are the first that were skipped. */
export const ListingImport = resource(
  'listing_import',
  z.object({
    format: z.enum(['csv', 'json-lines', 'json']),
    source: z.string(),
    added: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    skipped: z.number().int(),
    rows: z.array(z.object({ at: z.string(), title: z.string(), reason: z.string() })),
  }),
);
