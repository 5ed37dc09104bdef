import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';

type State = 'taken' | 'left';

/** What a member decided about a suggested line of one application; `line_id` is the hash of their own sentence. */
export type TailoredLinesTable = Refine<Rows['tailored_lines'], { state: ColumnType<State, State, State> }>;

declare module '#platform/db/db.ts' {
  interface Tables {
    tailored_lines: TailoredLinesTable;
    line_wordings: Rows['line_wordings'];
  }
}
