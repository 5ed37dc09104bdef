/** What an application shares, or the bookmarklet opens the page with. */
export type CheckSearch = { title?: string; text?: string; url?: string };

const MAX_LENGTH = 60_000;
const FIELDS = ['title', 'text', 'url'] as const;

export const parseCheckSearch = (search: Record<string, unknown>): CheckSearch =>
  Object.fromEntries(
    FIELDS.flatMap((name) => {
      const given = search[name];
      const value = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
      return value === '' ? [] : [[name, value.slice(0, MAX_LENGTH)]];
    }),
  );

/** As one text: phones share an address as `url` or within `text`. */
export const sharedText = ({ title, text, url }: CheckSearch): string =>
  url ?? [title, text].filter((part, index, all) => part !== undefined && all.indexOf(part) === index).join('\n');
