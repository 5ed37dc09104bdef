import type { ColumnType, Generated } from 'kysely';
import type { AdditionalDetails, BasicDetails, FormStatus } from '../contract.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T | null, string | undefined, string>;

/** One member's application for one program; at most one of them is open. */
export type ApplicationFormsTable = {
  id: Generated<string>;
  user_id: string;
  program_id: string;
  status: Generated<FormStatus>;
  basic: Json<BasicDetails>;
  additional: Json<AdditionalDetails>;
  confirmed_at: Date | null;
  paid_paise: number | null;
  txnid: string | null;
  submitted_at: Date | null;
  returned_at: Date | null;
  created_at: Stamp;
  updated_at: Stamp;
};

/** The file lies in the file store under `file_key`. */
export type ApplicationDocumentsTable = {
  id: Generated<string>;
  application_form_id: string;
  name: string;
  file_key: string;
  file_name: string;
  file_kind: 'pdf' | 'docx' | 'txt';
  file_bytes: number;
  created_at: Stamp;
};

/** The timeline of an application; rows are only added. */
export type ApplicationFormEventsTable = {
  id: Generated<number>;
  application_form_id: string;
  status: FormStatus;
  note: Generated<string>;
  at: Stamp;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    application_forms: ApplicationFormsTable;
    application_documents: ApplicationDocumentsTable;
    application_form_events: ApplicationFormEventsTable;
  }
}
