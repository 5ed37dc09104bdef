import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';

/** What the bringer of an ad says of a requirement or condition of it. */
export type Adjustment = 'required' | 'preferred' | 'not_asked';

export type AdWarning = { kind: 'asks_money' | 'asks_bank_details'; quote: string };

/** Ads that members or visitors brought themselves; nobody else sees them. */
export type OwnAdsTable = Refine<
  Rows['own_ads'],
  {
    source: 'text' | 'address' | 'file' | 'shared';
    work_mode: 'On-site' | 'Hybrid' | 'Remote' | null;
    warnings: ColumnType<AdWarning[], string | undefined, string>;
    adjustments: ColumnType<Record<string, Adjustment>, string | undefined, string>;
  }
>;

/** Somebody without an account who checks an ad, for a day. The file of the résumé is in the file store under `file_key`. */
export type VisitorsTable = Refine<Rows['visitors'], { file_kind: 'pdf' | 'docx' | 'txt' | null }>;

declare module '#platform/db/db.ts' {
  interface Tables {
    own_ads: OwnAdsTable;
    visitors: VisitorsTable;
  }
}
