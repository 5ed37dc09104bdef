import * as z from 'zod';
import { defineSettings, type Config, type ValuesOf } from '#platform/runtime/config.ts';

const shape = {
  COVER_LETTER_MAX_WORDS: z.coerce.number().int().min(1).default(400).describe('maximum number of words in a cover letter'),
  WITHDRAWN_APPLICATION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(30)
    .describe('days for which a company can still read an application after it was withdrawn'),
};

type JobsSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends JobsSettings {}
}

export const jobsSettings = defineSettings({
  title: 'Job applications',
  shape,
});

/** For how many days a company can still read an application after it was withdrawn. */
export const withdrawnDays = (config: Config): number => config.WITHDRAWN_APPLICATION_DAYS;
