import { implement } from '#platform/http/http.ts';
import { checksContract } from '../contract.ts';
import { answerQuestion } from './answer-question.ts';
import { getCheck } from './get-check.ts';
import { getWorkFile } from './get-work-file.ts';
import { putWork } from './put-work.ts';
import { removeWork } from './remove-work.ts';
import { reportQuestion } from './report-question.ts';
import { reportWork } from './report-work.ts';
import { setReminder } from './set-reminder.ts';
import { startAttempt } from './start-attempt.ts';

export const checksRoutes = implement(checksContract, {
  'GET /api/checks/{skill_id}': getCheck,
  'POST /api/checks/{skill_id}/attempts': startAttempt,
  'PUT /api/checks/attempts/{id}/answers': answerQuestion,
  'PUT /api/checks/attempts/{id}/report': reportQuestion,
  'PUT /api/checks/{skill_id}/reminder': setReminder,
  'PUT /api/checks/{skill_id}/work': putWork,
  'PUT /api/checks/{skill_id}/work/report': reportWork,
  'DELETE /api/checks/{skill_id}/work': removeWork,
  'GET /api/checks/work/{id}/file': getWorkFile,
});
