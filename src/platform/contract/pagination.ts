/** Pages are numbered from 1; 12 items per page by default, at most 50. */
import * as z from 'zod';

export const PageQuery = z.object({
  page: z.coerce.number<string | number>().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number<string | number>().int().min(1).max(50).default(12),
});

export const PageMeta = z.object({
  page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  total_pages: z.number().int(),
});

/** The `meta` of a page of a list with `total` entries. */
export const pageMeta = (page: number, perPage: number, total: number) => ({
  page,
  per_page: perPage,
  total,
  total_pages: Math.ceil(total / perPage),
});
