/** Words that editors add to those that search understands, as the console shows them. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { MeaningKind, SearchWordFields } from '#features/base/search/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, feed, find, resource, type Contract } from '#platform/contract/endpoint.ts';
import { version } from './contract-parts.ts';

const searchWordFields = {
  words: z.string(),
  kind: MeaningKind,
  value: z.string(),
  /** How what they stand for is called. */
  name: z.string(),
  /** Whether that is still there; words for what is gone are understood no more. */
  known: z.boolean(),
  note: z.string(),
  dropped: z.boolean(),
  version: z.number().int(),
  changed_at: z.string(),
};
export const SearchWordItem = resource('staff_search_word', z.object(searchWordFields));
export const StaffSearchWord = resource(
  'staff_search_word',
  z.object({ ...searchWordFields, /** Who changed what, and why. */ history: z.array(AuditEntry) }),
);

/** What words can stand for; its id is the `value` of the words. */
export const SearchMeaning = resource('search_meaning', z.object({ name: z.string() }));

const Id = z.object({ id: z.uuid() });
const searchWordFilter = { find, kind: MeaningKind.optional(), dropped: z.stringbool().optional() };

export const searchWordEndpoints = {
  'GET /api/staff/search_words': {
    summary: 'Words that editors added to those that search understands, the latest first; for editors',
    query: z.object({ ...searchWordFilter, cursor }),
    ok: countedFeed(SearchWordItem),
    errors: [403, 404],
  },
  'GET /api/staff/search_words/export': {
    summary: 'These words as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(searchWordFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/search_words/meanings': {
    summary: 'What words can stand for, by part of its name; for editors',
    query: z.object({ find, kind: MeaningKind }),
    ok: feed(SearchMeaning),
    errors: [403, 404],
  },
  'POST /api/staff/search_words': {
    summary: 'Add words that search understands; for editors',
    auth: true,
    body: { json: SearchWordFields.extend({ reason: Reason }) },
    status: 201,
    ok: document(StaffSearchWord),
    errors: [403, 404],
  },
  'GET /api/staff/search_words/{id}': {
    summary: 'Such words with their history; for editors',
    params: Id,
    ok: document(StaffSearchWord),
    errors: [403, 404],
  },
  'PUT /api/staff/search_words/{id}': {
    summary: 'Change the words, what they stand for, or the note; for editors',
    auth: true,
    params: Id,
    body: { json: SearchWordFields.extend({ version, reason: Reason }) },
    ok: document(StaffSearchWord),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/search_words/{id}/state': {
    summary: 'Take words away, or bring them back; for editors',
    auth: true,
    params: Id,
    body: { json: z.object({ version, dropped: z.boolean(), reason: Reason }) },
    ok: document(StaffSearchWord),
    errors: [403, 404, 409, 412],
  },
} satisfies Contract;
