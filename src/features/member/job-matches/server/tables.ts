import type { Rows } from '#platform/db/db.ts';

/** What each job asks for, in short; a task reads it from the ad. */
export type JobNeedsTable = Rows['job_needs'];

/** What a member's résumé shows, in short. */
export type MemberStrengthsTable = Rows['member_strengths'];

/** The best estimates of a member. */
export type JobMatchesTable = Rows['job_matches'];

/** What a member answered when asked for a skill. */
export type SkillAnswersTable = Rows['skill_answers'];

declare module '#platform/db/db.ts' {
  interface Tables {
    job_needs: JobNeedsTable;
    member_strengths: MemberStrengthsTable;
    job_matches: JobMatchesTable;
    skill_answers: SkillAnswersTable;
  }
}
