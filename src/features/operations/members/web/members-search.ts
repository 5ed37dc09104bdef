/** What the list of members is narrowed by. */
export type MembersSearch = { find?: string; state?: string };
