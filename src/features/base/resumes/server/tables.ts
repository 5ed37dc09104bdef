import type { ColumnType, Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { FirstPage } from '../contract.ts';
import type { DocumentKind } from './documents/document.ts';

type Status = 'reading' | 'read' | 'failed';

/**
 * A version of a member's résumé. The file is in the file store under `file_key`, which applications share. A removed one is
 * purged after a while.
 */
export type ResumesTable = Refine<
  Rows['resumes'],
  {
    file_kind: DocumentKind;
    status: ColumnType<Status, Status | undefined, Status>;
    is_default: Generated<boolean>;
    first_page: ColumnType<FirstPage | null, string | null | undefined, string | null>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    resumes: ResumesTable;
  }
}
