import * as z from 'zod';
import { defineSettings, type ValuesOf } from '#platform/runtime/config.ts';

const shape = {
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(4096)
    .default(64)
    .describe('memory for cached pages of visitors; `0` disables the cache'),
};

type PageCacheSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends PageCacheSettings {}
}

export const pageCacheSettings = defineSettings({
  title: 'Page cache',
  shape,
});
