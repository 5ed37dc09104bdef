import type { Reportables } from '#features/base/moderation/server/index.ts';
import { implement, type Routes } from '#platform/http/http.ts';
import { safetyContract } from '../contract.ts';
import { exportAppeals } from './export-appeals.ts';
import { exportReports } from './export-reports.ts';
import { listAppealHistory } from './list-appeal-history.ts';
import { listReportHistory } from './list-report-history.ts';

/** What can be reported is passed in. */
export const createSafetyRoutes = (reportables: Reportables): Routes =>
  implement(safetyContract, {
    'GET /api/staff/reports/export': exportReports(reportables),
    'GET /api/staff/reports/{id}/history': listReportHistory,
    'GET /api/staff/appeals/export': exportAppeals(reportables),
    'GET /api/staff/appeals/{id}/history': listAppealHistory,
  });
