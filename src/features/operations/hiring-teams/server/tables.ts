import type { Refine, Rows } from '#platform/db/db.ts';
import type { Generated } from 'kysely';
import type { CompanyRole } from '../contract.ts';

/** Who works for a company here. */
export type CompanyPeopleTable = Refine<Rows['company_people'], { role: CompanyRole }>;

/** A member's request to represent a company. */
export type CompanyRequestsTable = Refine<Rows['company_requests'], { status: Generated<'open' | 'approved' | 'declined'> }>;

/** One per company and address; deleted when it is accepted or withdrawn. */
export type CompanyInvitationsTable = Refine<Rows['company_invitations'], { role: CompanyRole }>;

declare module '#platform/db/db.ts' {
  interface Tables {
    company_people: CompanyPeopleTable;
    company_requests: CompanyRequestsTable;
    company_invitations: CompanyInvitationsTable;
  }
}
