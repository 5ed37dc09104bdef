import type { Grade, Weights } from './weights.ts';

export type Band = 'good' | 'moderate' | 'low';
export type PartId = 'skills' | 'experience' | 'education' | 'goals' | 'similarity';

/** A message key of `messages/en/fitment-engine.json` and its values. */
export type Note = { key: string; values: Record<string, string | number> };

export type Evidence = {
  quote: string;
  section: string;
  /** The dates of the role as written in the résumé. */
  when: string | null;
  grade: Grade;
  /** How the evidence relates to the required skill; `skill_id` is the skill that the evidence names. */
  through: { relation: 'direct' | 'implied' | 'child' | 'sibling' | 'parent'; skill_id: string | null };
  /** Start and end of the matching words in `quote`, in UTF-16 units. */
  mark: [number, number] | null;
};

export type RequirementReport = {
  id: string;
  part: PartId;
  label: string;
  kind: 'required' | 'preferred';
  ad: { quote: string; start: number; end: number; mark: [number, number] };
  status: 'met' | 'partly' | 'missing';
  points: number;
  out_of: number;
  evidence: Evidence[];
  note: Note | null;
  /** The points that meeting the requirement would add, and the skills to learn for it; null when it adds nothing. */
  raise: { points: number; skill_ids: string[] } | null;
  skill_ids: string[];
};

export type PartReport = { id: PartId; points: number; out_of: number; note: Note | null };

/** The score and its explanation, stored as JSON. Points have one decimal, the score is an integer. */
export type FitReport = {
  engine_version: string;
  taxonomy_version: string;
  input_hash: string;
  enough: boolean;
  score: number | null;
  band: Band | null;
  copied_ad: boolean;
  parts: PartReport[];
  requirements: RequirementReport[];
  /** The requirements that would raise the score most, best first. */
  raise_most: { requirement_id: string; points: number; skill_ids: string[] }[];
  /** The ids of the met requirements with the most points. */
  strengths: string[];
  /** What is missing for a score; empty when there is one. */
  missing_to_tell: Note[];
  weights: Weights;
};
