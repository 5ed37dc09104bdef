/** The server interface of the staff's console for the wiring. */
export { findAuditEntries } from './audit-entries.ts';
export { exportRows, MAX_ROWS } from './export-rows.ts';
export type { BeginSteps, PlaceCounts } from './get-console.ts';
export type { StaffSeries } from './get-days.ts';
export { createStaffRoutes } from './routes.ts';
