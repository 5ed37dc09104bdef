import { z } from 'zod';

export const OPTION_COUNT = 4;

export const QuestionSchema = z.strictObject({
  id: z.string().min(1).max(120),
  topic: z.string().min(1),
  question: z.string().min(1),
  /** Shown beside the question, as written. */
  code: z.string().min(1).optional(),
  options: z.array(z.string().min(1)).length(OPTION_COUNT),
  /** The index of the right option. */
  answer: z
    .number()
    .int()
    .min(0)
    .max(OPTION_COUNT - 1),
  explanation: z.string().min(1),
  source: z.strictObject({ title: z.string().min(1), url: z.url({ protocol: /^https?$/ }) }),
});

/** The questions about one skill: one file of `content/checks`. */
export const QuestionFile = z.strictObject({ skill: z.string().min(1), questions: z.array(QuestionSchema).min(1) });

export type Question = z.output<typeof QuestionSchema>;
