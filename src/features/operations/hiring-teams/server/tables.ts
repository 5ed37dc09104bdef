import type { Refine, Rows } from '#platform/db/db.ts';
import type { CompanyRole } from '../contract.ts';

/** Who works for a company here. */
export type CompanyPeopleTable = Refine<Rows['company_people'], { role: CompanyRole }>;

declare module '#platform/db/db.ts' {
  interface Tables {
    company_people: CompanyPeopleTable;
  }
}
