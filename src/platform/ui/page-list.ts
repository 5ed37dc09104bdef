/** A page number to link to, or a gap. */
export type PageEntry = number | 'gap';

/**
 * The page numbers worth showing, 1 to `pages`: the first, the last, the current one and its neighbours.
 * A gap of a single page is shown as that page. Never longer than seven entries.
 */
export function pageList(page: number, pages: number): PageEntry[] {
  const start = Math.min(Math.max(2, page - 1), Math.max(2, pages - 3));
  const end = Math.max(Math.min(pages - 1, page + 1), Math.min(pages - 1, 4));
  const numbers = [1, ...Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index), pages];
  return [...new Set(numbers)]
    .filter((number) => number >= 1 && number <= pages)
    .flatMap((number, index, shown): PageEntry[] => {
      const previous = shown[index - 1] ?? number - 1;
      if (number - previous === 1) return [number];
      return [number - previous === 2 ? number - 1 : 'gap', number];
    });
}
