import type { Context } from '#platform/http/context.ts';
import type { Tables } from '#platform/db/db.ts';
import type { PlainProblemCode } from '#platform/contract/problem.ts';

type Table = keyof Tables & string;

/** One table that holds something about a member. Everything of the export and of the deletion is read from these. */
export type PersonalTable = {
  table: Table;
  /** The column with the member's id, or the row of another table that it belongs to. */
  owner: { column: string } | { column: string; of: Table; key?: string };
  /** The part of the export it stands in; null where there is nothing but a secret or a bare pointer. */
  part: string | null;
  /** Columns that are left out of the export: secrets, and what is only of use to the machine. */
  omit?: readonly string[];
  /**
   * `erase`: its rows go with the account. `anonymous`: they stay and belong to "a former member". `law`: they stay as
   * they are, because the law says so.
   */
  deletion: 'erase' | 'anonymous' | 'law';
  /** The column with the key of a stored file, which is exported, and removed with the row. */
  file?: { key: string; name: string };
};

/** What the product knows about its members, and what stands against deleting an account just now. */
export type PersonalData = {
  tables: readonly PersonalTable[];
  /** A sentence that says why the account cannot be deleted yet; null when it can. */
  obstacles: readonly ((ctx: Context, userId: string) => Promise<PlainProblemCode | null>)[];
};
