/** What the queue of reports is narrowed by. */
export type ReportsSearch = { status?: string; type?: string };
