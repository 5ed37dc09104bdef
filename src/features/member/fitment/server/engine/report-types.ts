import type { Correction } from './fit-input.ts';
import type { Grade, Weights } from './weights.ts';

export type Band = 'good' | 'moderate' | 'low';
export type PartId = 'start' | 'core' | 'further';
export type RowKind = 'skill' | 'soft' | 'language' | 'phrase' | 'experience' | 'education' | 'wording';

/** A message key of `messages/en/fitment-engine.json` and its values. */
export type Note = { key: string; values: Record<string, string | number> };

export type Evidence = {
  quote: string;
  section: string;
  /** The dates of the role as written in the résumé. */
  when: string | null;
  grade: Grade;
  /** How the evidence relates to the required skill; `skill_id` is the skill that the evidence names. */
  through: { relation: 'direct' | 'implied' | 'child' | 'sibling' | 'parent' | 'words'; skill_id: string | null };
  /** Start and end of the matching words in `quote`, in UTF-16 units. */
  mark: [number, number] | null;
};

/** A row of the report. Points have one decimal; `out_of` is a whole number. */
export type RequirementReport = {
  id: string;
  part: PartId;
  type: RowKind;
  label: string;
  kind: 'required' | 'preferred' | 'duty';
  ad: { quote: string; start: number; end: number; mark: [number, number] };
  status: 'met' | 'partly' | 'missing';
  points: number;
  out_of: number;
  /** The step of the formula that the points follow; null where they follow a proportion. */
  grade: Grade | null;
  evidence: Evidence[];
  note: Note | null;
  /** The points that showing it (`shown`) or using it at work (`used`) would add, and the skills for it; null for none. */
  raise: { points: number; to: 'shown' | 'used'; skill_ids: string[] } | null;
  skill_ids: string[];
  /** For a row about years, the months that count and those that the ad asks for. */
  months: { counted: number; asked: number } | null;
  /** For the row about wording, the words of the ad that the résumé uses and those that it does not. */
  words: { used: string[]; unused: string[] } | null;
  /** What the member said about the row. */
  correction: Pick<Correction, 'reason' | 'quote'> | null;
};

export type PartReport = { id: PartId; points: number; out_of: number; note: Note | null };

export type ConditionReport = {
  id: string;
  kind: 'licence' | 'registration' | 'degree' | 'permit' | 'driving' | 'language';
  label: string;
  ad: { quote: string; mark: [number, number] };
  status: 'met' | 'not_met' | 'not_stated';
  evidence: { quote: string; mark: [number, number] | null } | null;
  /** The highest band that is possible with this status; null without a limit. */
  cap: Band | null;
};

export type FactReport = { id: string; kind: 'place' | 'shift' | 'notice' | 'pay' | 'travel'; label: string; quote: string };

/** The score and its explanation, stored as JSON. `total` is the sum of the points, the score is it rounded once. */
export type FitReport = {
  engine_version: string;
  taxonomy_version: string;
  input_hash: string;
  enough: boolean;
  total: number | null;
  score: number | null;
  band: Band | null;
  copied_ad: boolean;
  conditions: ConditionReport[];
  facts: FactReport[];
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
