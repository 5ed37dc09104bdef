import type * as z from 'zod';

/**
 * Fields of which some are changed. `before` holds what the sender read in them: where somebody has changed one of them since,
 * the answer is 412 and nothing is changed. Without `before` the change is made as it is.
 */
export const editable = <S extends z.ZodRawShape>(fields: z.ZodObject<S>) =>
  fields.partial().extend({ before: fields.partial().optional() });
