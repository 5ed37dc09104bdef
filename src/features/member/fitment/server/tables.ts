import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Attachment } from './engine/fit-input.ts';
import type { OtherSkill } from './wording/check-answer.ts';
import type { FitReport } from './engine/report-types.ts';

/** One application's fitment: the résumé as it was read, the member's corrections, and whether it was bought. */
export type FitmentScoresTable = Refine<
  Rows['fitment_scores'],
  {
    status: ColumnType<
      'reading' | 'ready' | 'not_enough' | 'unreadable',
      never,
      'reading' | 'ready' | 'not_enough' | 'unreadable'
    >;
    attached: ColumnType<Attachment[], never, string>;
  }
>;

/** One score as it was made; never changed afterwards. */
export type FitmentReportsTable = Refine<
  Rows['fitment_reports'],
  {
    cause: 'first' | 'scored-again' | 'struck' | 'attached' | 'completed';
    report: ColumnType<FitReport, string, never>;
  }
>;

/** What a language model wrote about a report, checked; never part of it. */
export type FitmentWordingsTable = Refine<
  Rows['fitment_wordings'],
  {
    other_skills: ColumnType<OtherSkill[], string, string>;
  }
>;

/** A skill that a member finished learning here; evidence for all of their scores. */
export type FinishedSkillsTable = Rows['finished_skills'];

declare module '#platform/db/db.ts' {
  interface Tables {
    fitment_scores: FitmentScoresTable;
    fitment_reports: FitmentReportsTable;
    fitment_wordings: FitmentWordingsTable;
    finished_skills: FinishedSkillsTable;
  }
}
