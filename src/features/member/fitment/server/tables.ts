import type { ColumnType } from 'kysely';
import type { PublicationState } from '#platform/contract/publication.ts';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { z } from 'zod';
import type { ReportCause } from '../contract.ts';
import type { Attachment, Correction } from './engine/fit-input.ts';
import type { FinishedGrade } from './finished-skills.ts';
import type { OtherSkill } from './wording/check-answer.ts';
import type { FitReport } from './engine/report-types.ts';

/** The fitment of an application: parsed résumé, corrections and whether the report is unlocked. */
export type FitmentScoresTable = Refine<
  Rows['fitment_scores'],
  {
    status: ColumnType<
      'reading' | 'ready' | 'not_enough' | 'unreadable',
      never,
      'reading' | 'ready' | 'not_enough' | 'unreadable'
    >;
    attached: ColumnType<Attachment[], never, string>;
    corrections: ColumnType<Correction[], never, string>;
    declared: ColumnType<Record<string, boolean>, never, string>;
  }
>;

/** A score with its report; never changed. */
export type FitmentReportsTable = Refine<
  Rows['fitment_reports'],
  {
    cause: z.infer<typeof ReportCause>;
    report: ColumnType<FitReport, string, never>;
  }
>;

/** The verified text of a language model about a report; it never affects the score. */
export type FitmentWordingsTable = Refine<
  Rows['fitment_wordings'],
  {
    other_skills: ColumnType<OtherSkill[], string, string>;
  }
>;

/** A skill finished in a learning plan, by a check or by a piece of work; evidence for all scores of the member. */
export type FinishedSkillsTable = Refine<Rows['finished_skills'], { grade: FinishedGrade }>;

/** One row per story, drafts and deleted ones included. */
export type TestimonialsTable = Refine<Rows['testimonials'], { state: PublicationState }>;

declare module '#platform/db/db.ts' {
  interface Tables {
    fitment_scores: FitmentScoresTable;
    fitment_reports: FitmentReportsTable;
    fitment_wordings: FitmentWordingsTable;
    finished_skills: FinishedSkillsTable;
    testimonials: TestimonialsTable;
  }
}
