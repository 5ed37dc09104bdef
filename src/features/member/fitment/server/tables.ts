import type { ColumnType, Generated } from 'kysely';
import type { Attachment } from './engine/fit-input.ts';
import type { OtherSkill } from './wording/check-answer.ts';
import type { FitReport } from './engine/report-types.ts';

/** One application's fitment: the résumé as it was read, the member's corrections, and whether it was bought. */
export type FitmentScoresTable = {
  id: Generated<string>;
  job_application_id: string;
  user_id: string;
  status: ColumnType<'reading' | 'ready' | 'not_enough' | 'unreadable', never, 'reading' | 'ready' | 'not_enough' | 'unreadable'>;
  failure: ColumnType<string | null, never, string | null>;
  resume_text: ColumnType<string | null, never, string | null>;
  struck: ColumnType<string[], never, string[]>;
  attached: ColumnType<Attachment[], never, string>;
  unlocked_at: ColumnType<Date | null, never, Date | null>;
  created_at: ColumnType<Date, never, never>;
};

/** One score as it was made; never changed afterwards. */
export type FitmentReportsTable = {
  id: Generated<string>;
  fitment_score_id: string;
  sequence: Generated<number>;
  cause: 'first' | 'scored-again' | 'struck' | 'attached' | 'completed';
  score: number | null;
  band: string | null;
  engine_version: string;
  taxonomy_version: string;
  input_hash: string;
  report: ColumnType<FitReport, string, never>;
  created_at: ColumnType<Date, Date, never>;
};

/** What a language model wrote about a report, checked; never part of it. */
export type FitmentWordingsTable = {
  fitment_report_id: string;
  model: string;
  summary: string | null;
  other_skills: ColumnType<OtherSkill[], string, string>;
  created_at: ColumnType<Date, never, never>;
};

/** A skill that a member finished learning here; evidence for all of their scores. */
export type FinishedSkillsTable = { user_id: string; skill_id: string; source_id: string; finished_on: string };

declare module '#platform/db/db.ts' {
  interface Tables {
    fitment_scores: FitmentScoresTable;
    fitment_reports: FitmentReportsTable;
    fitment_wordings: FitmentWordingsTable;
    finished_skills: FinishedSkillsTable;
  }
}
