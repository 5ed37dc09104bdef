import type { ColumnType, Generated } from 'kysely';
import type { z } from 'zod';
import type { Certificate, Link, ProfileSkill, Section, Stay } from '../contract.ts';

type Json<S extends z.ZodType> = ColumnType<z.output<S>[], string | undefined, string>;

/** What a member tells about themselves; without a row, nothing. */
export type ProfilesTable = {
  user_id: string;
  about: Generated<string>;
  goals: Generated<string>;
  links: Json<typeof Link>;
  skills: Json<typeof ProfileSkill>;
  experience: Json<typeof Stay>;
  education: Json<typeof Stay>;
  certificates: Json<typeof Certificate>;
  hidden: Generated<Section[]>;
  quoted: Generated<string[]>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    profiles: ProfilesTable;
  }
}
