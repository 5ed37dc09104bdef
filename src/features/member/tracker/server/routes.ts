import { implement } from '#platform/http/http.ts';
import { trackerContract } from '../contract.ts';
import { addEntry } from './add-entry.ts';
import { track } from './track.ts';
import { changeEntry } from './change-entry.ts';
import { removeEntry } from './remove-entry.ts';
import { restoreEntry } from './restore-entry.ts';
import { exportTracker } from './export-tracker.ts';
import { getEntry } from './get-entry.ts';
import { listEntries } from './list-entries.ts';
import { setStage } from './set-stage.ts';
import { undoStage } from './undo-stage.ts';

export const trackerRoutes = implement(trackerContract, {
  'GET /api/tracker': listEntries,
  'POST /api/tracker': addEntry,
  'POST /api/tracker/track': track,
  'GET /api/tracker/export': exportTracker,
  'GET /api/tracker/{id}': getEntry,
  'PATCH /api/tracker/{id}': changeEntry,
  'DELETE /api/tracker/{id}': removeEntry,
  'POST /api/tracker/{id}/restore': restoreEntry,
  'POST /api/tracker/{id}/stages': setStage,
  'DELETE /api/tracker/{id}/stages/{stage_id}': undoStage,
});
