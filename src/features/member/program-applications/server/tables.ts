import type { ColumnType, Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { AdditionalDetails, BasicDetails, FormStatus } from '../contract.ts';

type Json<T> = ColumnType<T | null, string | undefined, string>;

/** A member's application for a program; at most one is open. */
export type ApplicationFormsTable = Refine<
  Rows['application_forms'],
  {
    status: Generated<FormStatus>;
    basic: Json<BasicDetails>;
    additional: Json<AdditionalDetails>;
  }
>;

/** An uploaded document; the file is in the file store under `file_key`. */
export type ApplicationDocumentsTable = Refine<
  Rows['application_documents'],
  {
    file_kind: 'pdf' | 'docx' | 'txt';
  }
>;

/** The timeline of an application; rows are only added. */
export type ApplicationFormEventsTable = Refine<
  Rows['application_form_events'],
  {
    status: FormStatus;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    application_forms: ApplicationFormsTable;
    application_documents: ApplicationDocumentsTable;
    application_form_events: ApplicationFormEventsTable;
  }
}
