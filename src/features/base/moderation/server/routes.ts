import { implement, type Routes } from '#platform/http/http.ts';
import { moderationContract } from '../contract.ts';
import { dismissReports } from './dismiss-reports.ts';
import { hideContent } from './hide-content.ts';
import { restoreContent } from './restore-content.ts';
import { listCases } from './list-cases.ts';
import { reportContent } from './report-content.ts';
import type { Reportables } from './reportables.ts';

/** Reportables are passed in, because moderation must not depend on other features. */
export const createModerationRoutes = (reportables: Reportables): Routes =>
  implement(moderationContract, {
    'POST /api/reports': reportContent(reportables),
    'GET /api/moderation': listCases(reportables),
    'POST /api/moderation/{id}/hide': hideContent(reportables),
    'POST /api/moderation/{id}/dismiss': dismissReports(reportables),
    'POST /api/moderation/{id}/restore': restoreContent(reportables),
  });
