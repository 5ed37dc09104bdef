import { implement } from '#platform/server/http.ts';
import { journeysContract } from '../contract.ts';
import { recordJourneys } from './record-journeys.ts';

export const journeysRoutes = implement(journeysContract, { 'POST /api/journeys': recordJourneys });
