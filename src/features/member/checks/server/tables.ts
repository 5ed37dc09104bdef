import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { WorkKind } from '../contract.ts';

/** A drawn question; `order` are the indexes of its options as they are shown, `version` is what editors had made of it. */
export type DrawnQuestion = { id: string; order: number[]; version?: number };
/** An answer; `option` is the index of the option as shown. The topic is stored because the content may change. */
export type StoredAnswer = { id: string; option: number; right: boolean; topic: string };

/** An attempt at the check of a skill; at most one of a member and a skill is running. */
export type CheckAttemptsTable = Refine<
  Rows['check_attempts'],
  {
    questions: ColumnType<DrawnQuestion[], string, never>;
    answers: ColumnType<StoredAnswer[], string | undefined, string>;
  }
>;

/** A member's piece of work for a skill; a file is in the file store under `file_key`. */
export type ShownWorksTable = Refine<
  Rows['shown_works'],
  {
    kind: WorkKind;
    file_kind: 'pdf' | 'docx' | 'txt' | null;
    criteria: ColumnType<string[], string, string>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    check_attempts: CheckAttemptsTable;
    shown_works: ShownWorksTable;
  }
}
