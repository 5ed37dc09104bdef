import { implement, type Routes } from '#platform/http/http.ts';
import { staffContract } from '../contract.ts';
import { getConsole, type BeginSteps, type PlaceCounts } from './get-console.ts';
import { getDays, type StaffSeries } from './get-days.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditLog } from './list-audit-log.ts';

/** What waits and what happened is counted by the features of the places. */
export const createStaffRoutes = (places: PlaceCounts, series: StaffSeries, begin: BeginSteps): Routes =>
  implement(staffContract, {
    'GET /api/staff': getConsole(places, begin),
    'GET /api/staff/days': getDays(series),
    'GET /api/staff/audit_log': listAuditLog,
    'GET /api/staff/audit_log/export': exportAuditLog,
  });
