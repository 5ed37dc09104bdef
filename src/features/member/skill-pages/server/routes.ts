import { implement } from '#platform/http/http.ts';
import { skillPagesContract } from '../contract.ts';
import { getSkill } from './get-skill.ts';
import { listCourseInsights } from './list-course-insights.ts';
import { listProgramJobs } from './list-program-jobs.ts';
import { listSkills } from './list-skills.ts';

export const skillPagesRoutes = implement(skillPagesContract, {
  'GET /api/skills': listSkills,
  'GET /api/skills/{id}': getSkill,
  'GET /api/programs/course_insights': listCourseInsights,
  'GET /api/programs/{id}/jobs': listProgramJobs,
});
