import { prepareFit } from './assess.ts';
import { gradeEvidence } from './evidence.ts';
import type { FitInput } from './fit-input.ts';
import { WEIGHTS } from './weights.ts';

/** Ids of the skills that the input shows at least as listed, and of what they imply; sorted. */
export function knownSkills(input: FitInput): string[] {
  const { found } = prepareFit(input);
  const shown = [...gradeEvidence(found, [], input.today)].filter(
    ([, items]) => (items[0]?.credit ?? 0) >= WEIGHTS.evidence.studied,
  );
  const ids = shown.flatMap(([id]) => [id, ...(input.taxonomy.implied.get(id) ?? [])]);
  return [...new Set(ids)].sort();
}
