import type { Context } from '#platform/http/context.ts';
import type { Tables } from '#platform/db/db.ts';
import type { PlainProblemCode } from '#platform/contract/problem.ts';

type Table = keyof Tables & string;

/** A table with personal data. Export and deletion are both driven by these entries. */
export type PersonalTable = {
  table: Table;
  /** The column with the member's id, or the parent table whose rows own these. */
  owner: { column: string } | { column: string; parent: Table; key?: string };
  /** The section of the export; null for tables that contain only secrets or references. */
  section: string | null;
  /** Columns left out of the export: secrets and internal values. */
  omit?: readonly string[];
  /** The column that is null while the member may not see the row yet; such rows are left out of the export. */
  visibleFrom?: string;
  /**
   * `erase`: rows are deleted with the account. `anonymous`: rows stay, attributed to "a former member". `law`: rows
   * stay as they are, as the law requires.
   */
  deletion: 'erase' | 'anonymous' | 'law';
  /** Of rows that stay: the columns that are emptied, with their empty value. */
  emptied?: Readonly<Record<string, string | null>>;
  /** The column with the key of a stored file, exported and deleted with the row. */
  file?: { key: string; name: string };
};

/** The tables with personal data, and the checks before an account is deleted. */
export type PersonalData = {
  tables: readonly PersonalTable[];
  /** The reason why the account cannot be deleted yet; null when it can. */
  obstacles: readonly ((ctx: Context, userId: string) => Promise<PlainProblemCode | null>)[];
};
