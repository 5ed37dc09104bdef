import { implement, type Routes } from '#platform/http/http.ts';
import { moderationContract } from '../contract.ts';
import { answerAppeal } from './answer-appeal.ts';
import { appeal } from './appeal.ts';
import { dismissReports } from './dismiss-reports.ts';
import { getCase } from './get-case.ts';
import { hideContent } from './hide-content.ts';
import { restoreContent } from './restore-content.ts';
import { listAppeals } from './list-appeals.ts';
import { listMyMeasures } from './list-my-measures.ts';
import { listCases } from './list-cases.ts';
import { reportContent } from './report-content.ts';
import { settleCase } from './settle-case.ts';
import type { Reportables } from './reportables.ts';

/** Reportables are passed in, because moderation must not depend on other features. */
export const createModerationRoutes = (reportables: Reportables): Routes =>
  implement(moderationContract, {
    'POST /api/reports': reportContent(reportables),
    'GET /api/moderation': listCases(reportables),
    'GET /api/moderation/{id}': getCase(reportables),
    'POST /api/moderation/{id}/settle': settleCase(reportables),
    'POST /api/moderation/{id}/hide': hideContent(reportables),
    'POST /api/moderation/{id}/dismiss': dismissReports(reportables),
    'POST /api/moderation/{id}/restore': restoreContent(reportables),
    'GET /api/measures': listMyMeasures,
    'POST /api/measures/{id}/appeal': appeal,
    'GET /api/staff/appeals': listAppeals(reportables),
    'POST /api/staff/appeals/{id}': answerAppeal(reportables),
  });
