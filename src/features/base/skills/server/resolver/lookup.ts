import type { Taxonomy } from '../taxonomy.ts';
import type { NameIndex } from './name-index.ts';

/**
 * How a name was recognised: as which form of the skill, and how far from it. `distance` is 0 for the form itself and grows with
 * what had to be changed.
 */
export type ResolvedSkill = {
  skillId: string;
  how: 'exact' | 'folded' | 'alias' | 'plural' | 'edit' | 'hindi';
  distance: number;
  written: string;
};

/** A name that is looked up, and what all steps of it need. */
export type Lookup = { taxonomy: Taxonomy; index: NameIndex; name: string; text: string | undefined };
