import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';

/** A university; a retired one is shown nowhere. */
export type UniversitiesTable = Rows['universities'];

export type CurriculumPart = { title: string; text: string };
/** ISO dates; `closes_on` is the last day to apply, null where it is not known. */
export type Intake = { starts_on: string; closes_on: string | null };
/** The terms of applying on this site. Money in paise; `documents` are requested by these names. */
export type ApplicationTerms = { fee_paise: number; documents: string[]; questions: string[] };

/**
 * Something to study or learn, here or at its provider.
 * `hours`: PostgreSQL's numeric arrives as text.
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
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    universities: UniversitiesTable;
    programs: ProgramsTable;
  }
}
