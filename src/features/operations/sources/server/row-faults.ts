/** Why rows were not taken: stored as codes with parameters, and read in the language of whoever asks. */
import * as z from 'zod';
import type { RowFault } from '#features/base/job-postings/server/index.ts';
import { isProblemCode, localizeProblemCode } from '#platform/http/localize-problem.ts';
import { getLocale } from '#platform/messages/runtime.js';
import type { SampleRow } from '../contract.ts';

/** What was read of a row, as it is kept: the reason not yet in a language. */
export type StoredSample = Omit<SampleRow, 'reason'> & { reason: string };

const Stored = z.object({
  code: z.string().refine(isProblemCode),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});

export const writeFault = (fault: RowFault): string => JSON.stringify(fault);

/** The sentence of a stored reason; empty where there is none. */
export function faultSentence(stored: string): string {
  if (stored === '') return '';
  const { code, params } = Stored.parse(JSON.parse(stored));
  return localizeProblemCode(code, params, getLocale());
}

export const withSentence = <Row extends { reason: string }>(row: Row): Row => ({ ...row, reason: faultSentence(row.reason) });
