import type { Skill } from '../skill.ts';

export type ImportSource = 'esco' | 'onet';

/**
 * An entry of a published table, before it meets our skills. `parents` and `siblings` name entries of the same source;
 * `topics` are words that stand around it in texts, for telling an ambiguous label.
 */
export type ImportedSkill = Pick<Skill, 'id' | 'name' | 'kind' | 'family' | 'aliases' | 'parents' | 'siblings'> & {
  source: ImportSource;
  topics: string[];
};

/** An entry that is not taken, and why. */
export type SkippedEntry = { at: string; name: string; reason: string };

export type ParsedSkills = { skills: ImportedSkill[]; leftOut: SkippedEntry[] };

/** A folder or file that cannot be imported; says where. Nothing of it is kept. */
export class ImportError extends Error {
  override name = 'ImportError';
}
