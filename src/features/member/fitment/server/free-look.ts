import type { z } from 'zod';
import type { FreeLook } from '../contract.ts';
import type { FitInput } from './engine/fit-input.ts';
import { scoreFit } from './engine/score-fit.ts';
import { noteSentence } from './note-sentence.ts';
import { buildPreview } from './present-fitment.ts';

/** The free look at an ad and a résumé that are not stored as a score, such as a visitor's. Reads and writes nothing. */
export function computeFreeLook(input: FitInput): z.input<typeof FreeLook> {
  const report = scoreFit(input);
  return {
    band: report.band,
    missing_to_tell: report.missing_to_tell.map(noteSentence),
    conditions: report.conditions.map((condition) => ({ ...condition, declared: false })),
    facts: report.facts.map((fact) => ({ ...fact, confirmed: false })),
    preview: report.enough ? buildPreview(report) : null,
  };
}
