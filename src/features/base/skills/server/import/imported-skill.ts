import type { Skill } from '../skill.ts';

export type ImportSource = 'esco' | 'onet';

/**
 * An entry of a published table before it is merged with our skills. `parents` and `siblings` reference entries of the
 * same source; `topics` are context words that disambiguate a label.
 */
export type ImportedSkill = Pick<Skill, 'id' | 'name' | 'kind' | 'family' | 'aliases' | 'parents' | 'siblings'> & {
  source: ImportSource;
  topics: string[];
};

/** A skipped entry and the reason. */
export type SkippedEntry = { location: string; name: string; reason: string };

export type ParsedSkills = { skills: ImportedSkill[]; skipped: SkippedEntry[] };

/** An import failure with its location; nothing is stored. */
export class ImportError extends Error {
  override name = 'ImportError';
}
