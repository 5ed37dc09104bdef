import { Problem } from '#platform/contract/problem.ts';
import type { Content } from './queries.ts';

/** What every part of the editor takes. */
export type FieldsProps = { content: Content; change: (part: Partial<Content>) => void; error: Error | null };

/** What publishing refused about one field. */
export const fieldError = (error: Error | null, path: string): string | undefined =>
  error instanceof Problem ? error.body.errors?.find((issue) => issue.path === path)?.message : undefined;

/** A whole number, or null for an empty field. */
export const toNumber = (text: string): number | null => {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? null : value;
};
