import type { z } from 'zod';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { TemplateStage } from '../contract.ts';

/** What colleagues note about an applicant. */
export type ApplicantNotesTable = Rows['applicant_notes'];

/** Texts of a company for its messages and reasons. */
export type MessageTemplatesTable = Refine<Rows['message_templates'], { stage: z.infer<typeof TemplateStage> | null }>;

/** Jobs whose applicants are hidden until the shortlist. */
export type HiddenIdentitiesTable = Rows['hidden_identities'];

/** The months of work that sent résumés show. */
export type ApplicantExperienceTable = Rows['applicant_experience'];

declare module '#platform/db/db.ts' {
  interface Tables {
    applicant_notes: ApplicantNotesTable;
    message_templates: MessageTemplatesTable;
    hidden_identities: HiddenIdentitiesTable;
    applicant_experience: ApplicantExperienceTable;
  }
}
