import type { ColumnType } from 'kysely';
import type { CorrectionsColumn } from '#platform/db/corrections.ts';
import type { Refine, Rows } from '#platform/db/db.ts';

/** Computed: withdrawn by the source of the row, or taken off the site by staff. */
type Retired = ColumnType<boolean, never, never>;

/** Universities; retired ones are not shown. */
export type UniversitiesTable = Refine<Rows['universities'], { corrections: CorrectionsColumn; retired: Retired }>;

export type CurriculumPart = { title: string; text: string };
/** ISO dates; `closes_on` is the last day to apply, null if it is not known. */
export type Intake = { starts_on: string; closes_on: string | null };
/** The terms of applying on this site. Money in paise; `documents` are requested by these names. */
export type ApplicationTerms = { fee_paise: number; documents: string[]; questions: string[] };

/**
 * Programs to study, with the application on this site or at the provider. `worth` is the general rank of a program, higher is
 * better; whole sites, which are not courses, have a negative one. Numeric columns such as `hours` arrive as text.
 */
export type ProgramsTable = Refine<
  Rows['programs'],
  {
    level: 'beginner' | 'intermediate' | 'advanced';
    mode: 'online' | 'campus' | 'hybrid';
    cost: 'free' | 'free-audit' | 'paid';
    curriculum: ColumnType<CurriculumPart[], string | undefined, string>;
    intakes: ColumnType<Intake[], string | undefined, string>;
    application: ColumnType<ApplicationTerms | null, string | null | undefined, string | null>;
    corrections: CorrectionsColumn;
    retired: Retired;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    universities: UniversitiesTable;
    programs: ProgramsTable;
  }
}
