/** What the list of sources is narrowed by. */
export type SourcesSearch = { find?: string; state?: string; kind?: string };

export const parseSourcesSearch = (search: Record<string, unknown>): SourcesSearch =>
  Object.fromEntries(
    ['find', 'state', 'kind'].flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 100)]] : [];
    }),
  );
