import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatNumber } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { DataTable, type TableColumn } from './data-table.tsx';
import type { Resource, ResourceSearch } from './resource.ts';
import { StaffFrame } from './staff-frame.tsx';
import { Facet, FindField, Toolbar } from './toolbar.tsx';
import '#platform/ui/styles/workspace.css';

const TYPING_MS = 200;

const addressOf = (path: string, search: ResourceSearch, id?: string): string => {
  const filled = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  const query = new URLSearchParams(filled).toString();
  return `${path}${id === undefined ? '' : `/${encodeURIComponent(id)}`}${query && `?${query}`}`;
};

type ResourceViewProps<Row extends { id: string }> = { of: Resource<Row>; search: ResourceSearch; openId?: string };

/** A list of the console with what it is narrowed by, page after page, and one row open beside it. */
export function ResourceView<Row extends { id: string }>({ of: resource, search, openId }: ResourceViewProps<Row>) {
  const list = useSuspenseInfiniteQuery(resource.query(search));
  const navigate = useNavigate();
  const rows = list.data.pages.flatMap(({ data }) => data);
  const total = list.data.pages[0]?.meta.total;
  const idOf = resource.idOf ?? (({ id }: Row) => id);
  const open = (id: string | undefined) => void navigate(linkTo(addressOf(resource.path, search, id)));
  const { Actions, Above, Pane } = resource;
  return (
    <StaffFrame title={resource.title()} count={total} actions={Actions && <Actions search={search} total={total} />}>
      <div className={openId && Pane ? 'work-split work-open' : 'work-split'}>
        <div className="work-page">
          {Above && <Above search={search} />}
          <ResourceFilters of={resource} search={search} openId={openId} />
          {rows.length === 0 ? (
            <EmptyState cover={resource.path} title={resource.empty.title()}>
              {resource.empty.text()}
            </EmptyState>
          ) : (
            <div className="work-box">
              <DataTable
                label={resource.title()}
                columns={[nameColumn(resource, search), ...resource.columns()]}
                rows={rows}
                getId={idOf}
                currentId={openId}
              />
              <p className="work-foot small">
                {resource.foot?.(rows.length, total) ??
                  (total === undefined
                    ? m.staff_shown({ count: rows.length, shown: formatNumber(rows.length) })
                    : m.staff_shown_of({ shown: formatNumber(rows.length), total: formatNumber(total) }))}
              </p>
            </div>
          )}
          {list.hasNextPage && (
            <div className="row feed-more">
              <Button variant="quiet" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {m.staff_more()}
              </Button>
            </div>
          )}
        </div>
        {openId && Pane && (
          <Suspense fallback={<SkeletonList rows={4} />}>
            <Pane key={openId} id={openId} rows={rows} onOpen={open} />
          </Suspense>
        )}
      </div>
    </StaffFrame>
  );
}

function nameColumn<Row extends { id: string }>(resource: Resource<Row>, search: ResourceSearch): TableColumn<Row> {
  const idOf = resource.idOf ?? (({ id }: Row) => id);
  return {
    id: 'name',
    header: resource.nameLabel(),
    meta: { place: 1 },
    cell: ({ row: { original } }) => {
      const { text, below } = resource.name(original);
      return (
        <>
          {resource.Pane ? (
            <Link className="work-name work-cover" {...linkTo(addressOf(resource.path, search, idOf(original)))}>
              {text}
            </Link>
          ) : (
            <span className="work-name">{text}</span>
          )}
          {below && <span className="work-sub">{below}</span>}
        </>
      );
    },
  };
}

type FiltersProps<Row extends { id: string }> = { of: Resource<Row>; search: ResourceSearch; openId: string | undefined };

function ResourceFilters<Row extends { id: string }>({ of: { path, find, facets = [] }, search, openId }: FiltersProps<Row>) {
  const navigate = useNavigate();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is typed is found a little later, when something else may be open.
  const latest = useRef({ search, openId });
  useEffect(() => {
    latest.current = { search, openId };
  }, [search, openId]);
  if (!find && facets.length === 0) return null;
  const change = (part: ResourceSearch) => {
    const { search: before, openId: opened } = latest.current;
    void navigate({ ...linkTo(addressOf(path, { ...before, ...part }, opened)), replace: true });
  };
  const changeSoon = (part: ResourceSearch) => {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => change(part), TYPING_MS);
  };
  return (
    <Toolbar>
      {find && <FindField label={find()} value={search['find'] ?? ''} onFind={(text) => changeSoon({ find: text })} />}
      {facets.map(({ name, label, options, any = m.staff_any }) => (
        <Facet
          key={name}
          label={label()}
          value={search[name] ?? ''}
          options={[{ value: '', label: any() }, ...options()]}
          onChoose={(value) => change({ [name]: value })}
        />
      ))}
    </Toolbar>
  );
}
