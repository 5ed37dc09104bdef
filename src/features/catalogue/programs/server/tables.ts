import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, never, never>;

/** A university; a retired one is shown nowhere. */
export type UniversitiesTable = {
  id: Generated<string>;
  code: string;
  name: string;
  country: string;
  region: string;
  city: Generated<string>;
  kind: Generated<string>;
  website: string;
  about: Generated<string>;
  source: string;
  source_id: string;
  retired: Generated<boolean>;
  created_at: Stamp;
};

export type CurriculumPart = { title: string; text: string };
/** ISO dates; `closes_on` is the last day to apply, null where it is not known. */
export type Intake = { starts_on: string; closes_on: string | null };
/** How one applies here. Money in paise; `documents` are asked for by these names. */
export type ApplicationTerms = { fee_paise: number; documents: string[]; questions: string[] };

/** Something to study or learn, here or at its provider. */
export type ProgramsTable = {
  id: string;
  code: string;
  title: string;
  provider: string;
  university_id: string | null;
  url: string;
  category: string;
  families: string[];
  program_type: string;
  level: 'beginner' | 'intermediate' | 'advanced';
  mode: 'online' | 'campus' | 'hybrid';
  region: string;
  language: string;
  /** PostgreSQL's numeric arrives as text. */
  hours: ColumnType<string, number | undefined, number>;
  hours_per_week: ColumnType<string | null, number | null | undefined, number | null>;
  duration: Generated<string>;
  cost: 'free' | 'free-audit' | 'paid';
  fee_paise: ColumnType<number | null, number | null | undefined, number | null>;
  fee_note: Generated<string>;
  summary: Generated<string>;
  outcomes: Generated<string[]>;
  curriculum: ColumnType<CurriculumPart[], string | undefined, string>;
  eligibility: Generated<string[]>;
  intakes: ColumnType<Intake[], string | undefined, string>;
  skill_ids: Generated<string[]>;
  application: ColumnType<ApplicationTerms | null, string | null | undefined, string | null>;
  referral_paise: Generated<number>;
  featured: Generated<boolean>;
  worth: Generated<number>;
  source: string;
  source_id: string;
  retired: Generated<boolean>;
  created_at: Stamp;
  skill_words: Generated<string>;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    universities: UniversitiesTable;
    programs: ProgramsTable;
  }
}
