import { sql } from 'kysely';

/** The calendar day in India of a moment's column, as text (`2026-11-21`), to group by. */
export const dayOf = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
