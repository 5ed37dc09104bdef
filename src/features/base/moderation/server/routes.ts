import { implement, type Routes } from '#platform/http/http.ts';
import { moderationContract } from '../contract.ts';
import { dismissReports } from './dismiss-reports.ts';
import { hideThing } from './hide-thing.ts';
import { restoreThing } from './restore-thing.ts';
import { listCases } from './list-cases.ts';
import { reportThing } from './report-thing.ts';
import type { Reportables } from './reportables.ts';

/** Reportables are passed in, because moderation must not depend on other features. */
export const createModerationRoutes = (reportables: Reportables): Routes =>
  implement(moderationContract, {
    'POST /api/reports': reportThing(reportables),
    'GET /api/moderation': listCases(reportables),
    'POST /api/moderation/{id}/hide': hideThing(reportables),
    'POST /api/moderation/{id}/dismiss': dismissReports(reportables),
    'POST /api/moderation/{id}/restore': restoreThing(reportables),
  });
