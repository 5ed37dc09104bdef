/** What features that read ads and résumés know of jobs; they depend on jobs, so their functions are passed in. */
import type { Context } from '#platform/http/context.ts';

/** How a job suits the viewer. Shares are from 0 to 1; an unknown ad has no coverage. */
export type JudgedJob = {
  /** How near the work is to that of one of the viewer's roles, and that role's title. */
  role: number;
  roleTitle: string;
  /** The share of what the ad asks for that the viewer shows, and the skill that adds most to it. */
  coverage: number;
  skill: string | null;
  /** False where the law asks for a licence, or the title for a language, that the viewer does not state. */
  isOpenTo: boolean;
};

/** Judges jobs by id; null for a viewer of whom nothing is known. `months` of work are null where the viewer says nothing of it. */
export type JudgeJobs = (
  ctx: Context,
  ids: readonly string[],
) => Promise<{ months: number | null; jobs: ReadonlyMap<string, JudgedJob> } | null>;

/** Open jobs whose work is alike, most alike first. */
export type FindAlikeJobs = (ctx: Context, jobId: string) => Promise<readonly string[]>;

/** The ids of the jobs that fit the viewer best by an estimate; null for a viewer of whom nothing is known. */
export type FindMatches = (ctx: Context) => Promise<readonly string[] | null>;
