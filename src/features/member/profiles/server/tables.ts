import type { ColumnType, Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { z } from 'zod';
import type { Certificate, Link, ProfileSkill, Section, Position } from '../contract.ts';

type Json<S extends z.ZodType> = ColumnType<z.output<S>[], string | undefined, string>;

/** A member's profile; a member without a row has an empty profile. */
export type ProfilesTable = Refine<
  Rows['profiles'],
  {
    links: Json<typeof Link>;
    skills: Json<typeof ProfileSkill>;
    experience: Json<typeof Position>;
    education: Json<typeof Position>;
    certificates: Json<typeof Certificate>;
    hidden: Generated<Section[]>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    profiles: ProfilesTable;
  }
}
