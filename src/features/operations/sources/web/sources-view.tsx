import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { ExportButton, Facet, FindField, StaffFrame, Toolbar } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { exportSources } from './export-sources.ts';
import { KIND_LABELS, STATES } from './labels.ts';
import { sourcesQuery, type SourceItem } from './queries.ts';
import type { SourcesSearch } from './sources-search.ts';
import './sources.css';
import '#platform/ui/styles/workspace.css';

const AddSourceDialog = lazy(async () => ({ default: (await import('./add-source-dialog.tsx')).AddSourceDialog }));
const ImportButton = lazy(async () => ({ default: (await import('./import-button.tsx')).ImportButton }));
const RunProgress = lazy(async () => ({ default: (await import('./run-progress.tsx')).RunProgress }));
const SourceTable = lazy(async () => ({ default: (await import('./source-table.tsx')).SourceTable }));
const SourcePane = lazy(async () => ({ default: (await import('./source-pane.tsx')).SourcePane }));

/** The list of sources, with one open beside it. */
export function SourcesView({ search, openId }: { search: SourcesSearch; openId?: string }) {
  const { data } = useSuspenseQuery(sourcesQuery());
  const [isAdding, setIsAdding] = useState(false);
  const navigate = useNavigate();
  const shown = data.data.filter((source) => matches(source, search));
  const openSource = (id: string | undefined) =>
    void (id === undefined
      ? navigate({ to: '/staff/sources', search })
      : navigate({ to: '/staff/sources/$id', params: { id }, search }));
  const actions = (
    <>
      <ExportButton load={() => exportSources(search)} name="job-sources.csv" />
      <Suspense>
        <ImportButton onImported={openSource} />
      </Suspense>
      <Button variant="quiet" small icon={Plus} onClick={() => setIsAdding(true)}>
        {m.sources_add()}
      </Button>
    </>
  );
  return (
    <StaffFrame title={m.sources_title()} actions={actions}>
      <div className={openId ? 'work-split work-open' : 'work-split'}>
        <div className="work-page">
          <SourceFilters search={search} {...(openId && { openId })} />
          <Suspense>
            {data.data
              .filter(({ attributes }) => attributes.state === 'running')
              .map((source) => (
                <RunProgress key={source.id} source={source} />
              ))}
          </Suspense>
          {data.data.length === 0 && (
            <EmptyState cover="job-sources" title={m.sources_none()}>
              {m.sources_none_text()}
            </EmptyState>
          )}
          {data.data.length > 0 && shown.length === 0 && <p className="muted">{m.sources_none_found()}</p>}
          {shown.length > 0 && (
            <div className="work-box">
              <Suspense fallback={<SkeletonList rows={4} />}>
                <SourceTable sources={shown} search={search} openId={openId} />
              </Suspense>
              <p className="work-foot small">{footOf(shown)}</p>
            </div>
          )}
        </div>
        {openId && (
          <Suspense fallback={<SkeletonList rows={4} />}>
            <SourcePane key={openId} id={openId} sources={shown} onOpen={openSource} />
          </Suspense>
        )}
      </div>
      {isAdding && (
        <Suspense>
          <AddSourceDialog onClose={() => setIsAdding(false)} onAdded={openSource} />
        </Suspense>
      )}
    </StaffFrame>
  );
}

const footOf = (sources: readonly SourceItem[]): string =>
  m.sources_foot({
    sources: sources.length,
    jobs: formatNumber(sources.reduce((sum, { attributes }) => sum + attributes.open_jobs, 0)),
  });

function matches({ attributes: { name, address, file_name, state, kind } }: SourceItem, search: SourcesSearch): boolean {
  const text = `${name} ${address ?? file_name}`.toLowerCase();
  return (
    text.includes((search.find ?? '').toLowerCase()) &&
    (search.state === undefined || search.state === state) &&
    (search.kind === undefined || search.kind === kind)
  );
}

function SourceFilters({ search, openId }: { search: SourcesSearch; openId?: string }) {
  const navigate = useNavigate();
  const change = (part: SourcesSearch) => {
    const next = Object.fromEntries(Object.entries({ ...search, ...part }).filter(([, value]) => value !== ''));
    void (openId === undefined
      ? navigate({ to: '/staff/sources', search: next, replace: true })
      : navigate({ to: '/staff/sources/$id', params: { id: openId }, search: next, replace: true }));
  };
  const options = (labels: Record<string, () => string>) => [
    { value: '', label: m.sources_any() },
    ...Object.entries(labels).map(([value, label]) => ({ value, label: label() })),
  ];
  const states = Object.fromEntries(Object.entries(STATES).map(([state, { label }]) => [state, label]));
  return (
    <Toolbar>
      <FindField label={m.sources_find()} value={search.find ?? ''} onFind={(find) => change({ find })} />
      <Facet
        label={m.sources_state()}
        value={search.state ?? ''}
        options={options(states)}
        onChoose={(state) => change({ state })}
      />
      <Facet
        label={m.sources_format()}
        value={search.kind ?? ''}
        options={options(KIND_LABELS)}
        onChoose={(kind) => change({ kind })}
      />
    </Toolbar>
  );
}
