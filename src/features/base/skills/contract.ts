/** The fields that every contract with learning resources has in common. */
import * as z from 'zod';

export const resourceFields = {
  url: z.string(),
  provider: z.string(),
  level: z.string(),
  language: z.string(),
  hours: z.number(),
  cost: z.string(),
  /** The day its link was last checked; null before the first check. */
  checked_on: z.string().nullable(),
};
