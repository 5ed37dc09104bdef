import * as z from 'zod';
import { createContentLoader } from '#platform/io/create-content-loader.ts';
import type { UseCase } from '#platform/http/http.ts';
import { Ad } from '../contract.ts';

const ads = createContentLoader('ads.json', z.array(Ad.shape.attributes));

/** The ads of `content/ads.json`, which is empty unless an operator fills it. */
export const listAds: UseCase<'GET /api/ads'> = async () => ({
  data: (await ads()).map((attributes, index) => ({ id: `${attributes.place}-${index}`, type: 'ad' as const, attributes })),
  meta: { next_cursor: null },
});
