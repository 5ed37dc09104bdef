import { implement } from '#platform/http/http.ts';
import { learningContract } from '../contract.ts';
import { checkManyResources } from './check-many-resources.ts';
import { getCheckRun } from './get-check-run.ts';
import { changeWorkState } from './change-work-state.ts';
import { correctStaffWork } from './correct-staff-work.ts';
import { exportWorks } from './export-works.ts';
import { getStaffWork } from './get-staff-work.ts';
import { listWorks } from './list-works.ts';
import { changeSkillState } from './change-skill-state.ts';
import { correctStaffSkill } from './correct-staff-skill.ts';
import { exportSkills } from './export-skills.ts';
import { getStaffSkill } from './get-staff-skill.ts';
import { listStaffSkills } from './list-staff-skills.ts';
import { mergeStaffSkill } from './merge-staff-skill.ts';
import { changeResourceState } from './change-resource-state.ts';
import { changeQuestionState } from './change-question-state.ts';
import { correctQuestion } from './correct-question.ts';
import { checkResource } from './check-resource.ts';
import { dismissMistake } from './dismiss-mistake.ts';
import { exportMistakes } from './export-mistakes.ts';
import { exportQuestions } from './export-questions.ts';
import { exportResources } from './export-resources.ts';
import { getMistake } from './get-mistake.ts';
import { getQuestion } from './get-question.ts';
import { getResource } from './get-resource.ts';
import { listQuestions } from './list-questions.ts';
import { listReportedMistakes } from './list-reported-mistakes.ts';
import { listResources } from './list-resources.ts';
import { replaceResource } from './replace-resource.ts';

export const learningRoutes = implement(learningContract, {
  'GET /api/staff/works': listWorks,
  'GET /api/staff/works/export': exportWorks,
  'GET /api/staff/works/{id}': getStaffWork,
  'PUT /api/staff/works/{id}': correctStaffWork,
  'POST /api/staff/works/{id}/state': changeWorkState,
  'GET /api/staff/skills': listStaffSkills,
  'GET /api/staff/skills/export': exportSkills,
  'GET /api/staff/skills/{id}': getStaffSkill,
  'PUT /api/staff/skills/{id}': correctStaffSkill,
  'POST /api/staff/skills/{id}/merge': mergeStaffSkill,
  'POST /api/staff/skills/{id}/state': changeSkillState,
  'GET /api/staff/mistakes': listReportedMistakes,
  'GET /api/staff/mistakes/export': exportMistakes,
  'GET /api/staff/mistakes/{id}': getMistake,
  'POST /api/staff/mistakes/{id}/dismiss': dismissMistake,
  'GET /api/staff/questions': listQuestions,
  'GET /api/staff/questions/export': exportQuestions,
  'GET /api/staff/questions/{id}': getQuestion,
  'PUT /api/staff/questions/{id}': correctQuestion,
  'POST /api/staff/questions/{id}/state': changeQuestionState,
  'GET /api/staff/resources': listResources,
  'GET /api/staff/resources/export': exportResources,
  'GET /api/staff/resource_checks': getCheckRun,
  'POST /api/staff/resource_checks': checkManyResources,
  'GET /api/staff/resources/{id}': getResource,
  'PUT /api/staff/resources/{id}': replaceResource,
  'POST /api/staff/resources/{id}/state': changeResourceState,
  'POST /api/staff/resources/{id}/check': checkResource,
});
