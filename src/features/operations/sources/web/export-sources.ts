import { call } from '#platform/browser/api.ts';
import { KIND_LABELS, STATES } from './labels.ts';
import type { SourceKind, SourceState } from './queries.ts';
import type { SourcesSearch } from './sources-search.ts';

const isState = (value: string): value is SourceState => value in STATES;
const isKind = (value: string): value is SourceKind => value in KIND_LABELS;

/** The sources that the page shows, as CSV; an unknown state or format is none. */
export const exportSources = ({ find, state, kind }: SourcesSearch) =>
  call('GET /api/job_sources/export', {
    query: { ...(find && { find }), ...(state && isState(state) && { state }), ...(kind && isKind(kind) && { kind }) },
  });
