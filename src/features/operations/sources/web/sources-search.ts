/** What the list of sources is narrowed by. */
export type SourcesSearch = { find?: string; state?: string; kind?: string };
