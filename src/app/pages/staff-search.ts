/** What the lists of the console are narrowed by; each takes what it knows. */
export type StaffSearch = { find?: string; state?: string; status?: string; type?: string };
export const STAFF_SEARCH = ['find', 'state', 'status', 'type'] as const;
