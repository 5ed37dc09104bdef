import { implement } from '#platform/http/http.ts';
import { analyticsContract } from '../contract.ts';
import { deleteMyEvents } from './delete-my-events.ts';
import { listMyEvents } from './list-my-events.ts';
import { recordEvents } from './record-events.ts';
import { getAnalyticsReport } from './get-analytics-report.ts';

export const analyticsRoutes = implement(analyticsContract, {
  'POST /api/journeys': recordEvents,
  'GET /api/journeys/mine': listMyEvents,
  'DELETE /api/journeys/mine': deleteMyEvents,
  'GET /api/journeys/report': getAnalyticsReport,
});
