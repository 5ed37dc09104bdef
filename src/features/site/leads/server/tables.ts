import type { ColumnType, Generated } from 'kysely';
import type { LeadKind } from '../contract.ts';

/** One row per message. The form's id makes sending twice harmless. */
export type LeadsTable = {
  id: Generated<string>;
  form_id: string;
  kind: LeadKind;
  user_id: string | null;
  name: string;
  email: string;
  phone: string;
  organisation: string;
  topic: string;
  message: string;
  page: string;
  digest: string;
  repeats: Generated<number>;
  suspected: boolean;
  confirmed_at: Date | null;
  handled_at: Date | null;
  created_at: Date;
};

/** The one secret that forms and links of confirmation are signed with. */
export type LeadKeysTable = { only_one: ColumnType<boolean, never, never>; secret: ColumnType<string, never, never> };

declare module '#platform/db/db.ts' {
  interface Tables {
    leads: LeadsTable;
    lead_keys: LeadKeysTable;
  }
}
