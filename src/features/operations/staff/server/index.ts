/** The server interface of the staff's console for the wiring. */
export type { PlaceCounts } from './get-console.ts';
export { createStaffRoutes } from './routes.ts';
