import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Attachment } from './engine/fit-input.ts';
import type { OtherSkill } from './wording/check-answer.ts';
import type { FitReport } from './engine/report-types.ts';

/** An application's fitment: parsed résumé, corrections and purchase state. */
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

/** One score; immutable. */
export type FitmentReportsTable = Refine<
  Rows['fitment_reports'],
  {
    cause: 'first' | 'scored-again' | 'struck' | 'attached' | 'completed';
    report: ColumnType<FitReport, string, never>;
  }
>;

/** A language model's verified text about a report; not part of the report. */
export type FitmentWordingsTable = Refine<
  Rows['fitment_wordings'],
  {
    other_skills: ColumnType<OtherSkill[], string, string>;
  }
>;

/** A skill finished here; evidence for all of the member's scores. */
export type FinishedSkillsTable = Rows['finished_skills'];

declare module '#platform/db/db.ts' {
  interface Tables {
    fitment_scores: FitmentScoresTable;
    fitment_reports: FitmentReportsTable;
    fitment_wordings: FitmentWordingsTable;
    finished_skills: FinishedSkillsTable;
  }
}
