import { Link, useNavigate } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { ChipLink } from '#platform/ui/chip.tsx';
import { ChoiceChip } from '#platform/ui/choice-chip.tsx';
import { SearchLine } from '#platform/ui/search-line.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import type { TrackerList } from './queries.ts';
import { changeSearch, type TrackerSearch } from './tracker-search.ts';
import { GROUPS, STAGES_BY_GROUP, type Group } from './tracker-groups.ts';
import { groupLabel, kindLabel } from './tracker-labels.ts';
import './tracker.css';

type FilterBarProps = { search: TrackerSearch; list: TrackerList; shown: Group };

const KINDS = ['job', 'program'] as const;

/** Search, kind, stage and view; all are stored in the URL. */
export function TrackerFilterBar({ search, list, shown }: FilterBarProps) {
  const navigate = useNavigate();
  const change = (next: Parameters<typeof changeSearch>[1]) =>
    void navigate({ to: '/applications', search: changeSearch(search, next), resetScroll: false });
  const counts = new Map(list.facets.kind.map(({ value, count }) => [value, count]));
  return (
    <div className="stack gap-4">
      <SearchLine
        key={search.query}
        label={m.tracker_search()}
        action="/applications"
        value={search.query ?? ''}
        onSearch={(query) => change({ query })}
      />
      <div className="row tracker-filters">
        <StageChips search={search} list={list} shown={shown} />
        <div className="row push-end gap-2">
          <ChoiceChip
            label={m.tracker_kind()}
            any={m.tracker_kind_any()}
            value={search.kind}
            options={KINDS.map((kind) => ({ value: kind, label: `${kindLabel(kind)} (${formatNumber(counts.get(kind) ?? 0)})` }))}
            onChange={(kind) => change({ kind: KINDS.find((option) => option === kind) })}
          />
          <Segmented
            label={m.tracker_view()}
            value={search.view ?? 'list'}
            onValueChange={(view) => change({ view: view === 'board' ? view : undefined })}
            options={[
              { value: 'list', label: m.tracker_view_list() },
              { value: 'board', label: m.tracker_view_board() },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

/** Filters by stage, with counts; on phones they switch the board's column. */
function StageChips({ search, list, shown }: FilterBarProps) {
  const board = search.view === 'board';
  const countGroup = (group: Group) =>
    list.facets.stage
      .filter(({ value }) => STAGES_BY_GROUP[group].some((stage) => stage === value))
      .reduce((sum, { count }) => sum + count, 0);
  const current = board ? shown : search.stage;
  const link = (change: Parameters<typeof changeSearch>[1]) => (
    <Link to="/applications" search={changeSearch(search, change)} resetScroll={false} />
  );
  return (
    <nav className={classNames('scroll-x tracker-stages', board && 'tracker-switch')} aria-label={m.tracker_stage()}>
      {!board && (
        <ChipLink
          aria-current={current === undefined && !search.removed ? 'true' : undefined}
          render={link({ stage: undefined, removed: undefined })}
        >
          {m.tracker_stage_any()}
        </ChipLink>
      )}
      {GROUPS.map((group) => (
        <ChipLink
          key={group}
          count={formatNumber(countGroup(group))}
          aria-current={current === group ? 'true' : undefined}
          render={link({ stage: group })}
        >
          {groupLabel(group)}
        </ChipLink>
      ))}
      {!board && (list.removed > 0 || search.removed) && (
        <ChipLink
          count={formatNumber(list.removed)}
          aria-current={search.removed ? 'true' : undefined}
          render={link({ removed: 'true', stage: undefined })}
        >
          {m.tracker_removed_list()}
        </ChipLink>
      )}
    </nav>
  );
}
