import { pickSearch } from '#platform/browser/pick-search.ts';

/** What the lists of the console are narrowed by; each takes what it knows. */
type StaffSearch = { find?: string; state?: string; status?: string; type?: string };

export const parseStaffSearch = (search: Record<string, unknown>): StaffSearch =>
  pickSearch<StaffSearch>(search, ['find', 'state', 'status', 'type']);
