import { implement } from '#platform/http/http.ts';
import { journeysContract } from '../contract.ts';
import { deleteMyJourneys } from './delete-my-journeys.ts';
import { listMyJourneys } from './list-my-journeys.ts';
import { recordJourneys } from './record-journeys.ts';
import { reportJourneys } from './report-journeys.ts';

export const journeysRoutes = implement(journeysContract, {
  'POST /api/journeys': recordJourneys,
  'GET /api/journeys/mine': listMyJourneys,
  'DELETE /api/journeys/mine': deleteMyJourneys,
  'GET /api/journeys/report': reportJourneys,
});
