import { useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatNumber } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { ChoiceChip } from '#platform/ui/choice-chip.tsx';
import { Menu, MenuLink } from '#platform/ui/menu.tsx';
import { SearchLine } from '#platform/ui/search-line.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { Switch } from '#platform/ui/switch.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { Link } from '@tanstack/react-router';
import { changeSearch, EXPERIENCES, type ApplicantsSearch, type SearchChange } from './applicants-search.ts';
import { useHideIdentities, type ApplicantList, type HiringJob } from './queries.ts';
import { countGroup, GROUPS } from './stage-groups.ts';
import { groupLabel } from './stage-labels.ts';
import './applicants.css';

type ToolbarProps = { id: string; search: ApplicantsSearch; list: ApplicantList };

/** Search, filters, order, view and export; all but the switch are stored in the URL. */
export function ApplicantToolbar({ id, search, list }: ToolbarProps) {
  const navigate = useNavigate();
  const change = (next: SearchChange) =>
    void navigate({ to: '/hiring/jobs/$id/applicants', params: { id }, search: changeSearch(search, next), resetScroll: false });
  return (
    <div className="stack gap-3">
      <div className="row applicants-tools">
        <div className="applicants-find">
          <SearchLine
            key={search.query}
            label={m.applicants_search()}
            action={`/hiring/jobs/${id}/applicants`}
            value={search.query ?? ''}
            onSearch={(query) => change({ query })}
          />
        </div>
        <div className="row push-end gap-2">
          <Segmented
            label={m.applicants_view()}
            value={search.view ?? 'board'}
            onValueChange={(view) => change({ view: view === 'list' ? view : undefined })}
            options={[
              { value: 'board', label: m.applicants_board() },
              { value: 'list', label: m.applicants_list() },
            ]}
          />
          {list.job.can.recruit && <ExportMenu id={id} />}
        </div>
      </div>
      {list.job.hidden_identities && search.query && <p className="small muted">{m.applicants_search_hidden()}</p>}
      <div className="row gap-2">
        <Filters search={search} change={change} />
        {list.job.can.recruit && <HideSwitch job={list.job} />}
      </div>
      {search.experience && search.experience !== 'unstated' && (
        <p className="small muted">
          {m.applicants_experience_note()}{' '}
          <TextLink
            render={
              <Link
                to="/hiring/jobs/$id/applicants"
                params={{ id }}
                search={changeSearch(search, { experience: 'unstated' })}
                resetScroll={false}
              />
            }
          >
            {m.applicants_experience_show_unstated()}
          </TextLink>
        </p>
      )}
      <StageChips id={id} search={search} list={list} />
    </div>
  );
}

function Filters({ search, change }: { search: ApplicantsSearch; change: (next: SearchChange) => void }) {
  return (
    <>
      <ChoiceChip
        label={m.applicants_only()}
        any={m.applicants_only_any()}
        value={search.only}
        options={[
          { value: 'unread', label: m.applicants_only_unread() },
          { value: 'report', label: m.applicants_only_report() },
        ]}
        onChange={(only) => change({ only: only === 'unread' || only === 'report' ? only : undefined })}
      />
      <ChoiceChip
        label={m.applicants_experience()}
        any={m.applicants_experience_any()}
        value={search.experience}
        options={EXPERIENCES.map((value) => ({
          value,
          label: value === 'unstated' ? m.applicants_experience_unstated() : m.applicants_experience_from({ years: value }),
        }))}
        onChange={(value) => change({ experience: EXPERIENCES.find((option) => option === value) })}
      />
      <ChoiceChip
        label={m.applicants_sort()}
        any={m.applicants_sort_newest()}
        value={search.sort}
        options={[
          { value: 'oldest', label: m.applicants_sort_oldest() },
          { value: 'waiting', label: m.applicants_sort_waiting() },
        ]}
        onChange={(sort) => change({ sort: sort === 'oldest' || sort === 'waiting' ? sort : undefined })}
      />
    </>
  );
}

function HideSwitch({ job }: { job: HiringJob }) {
  const hide = useHideIdentities();
  const toast = useToast();
  return (
    <div className="applicants-switch">
      <Switch
        checked={job.hidden_identities}
        disabled={hide.isPending}
        onCheckedChange={(hidden) =>
          hide.mutate(
            { params: { id: job.id }, json: { hidden } },
            { onError: (error) => void toast.show(error.message, { kind: 'warn' }) },
          )
        }
      >
        {m.applicants_hide()}
      </Switch>
    </div>
  );
}

function ExportMenu({ id }: { id: string }) {
  const link = (format: 'csv' | 'files') =>
    urlOf('GET /api/hiring/jobs/{id}/applicants/export', { params: { id }, query: { format } });
  return (
    <Menu trigger={<Button variant="quiet" small icon={Download} iconOnly label={m.applicants_export()} />}>
      <MenuLink href={link('csv')}>{m.applicants_export_csv()}</MenuLink>
      <MenuLink href={link('files')}>{m.applicants_export_files()}</MenuLink>
    </Menu>
  );
}

/** Filters of the list by stage with counts; on phones they switch the column of the board. */
function StageChips({ id, search, list }: ToolbarProps) {
  const isBoard = search.view !== 'list';
  const current = isBoard ? (search.stage ?? 'new') : search.stage;
  const link = (next: SearchChange) => (
    <Link to="/hiring/jobs/$id/applicants" params={{ id }} search={changeSearch(search, next)} resetScroll={false} />
  );
  return (
    <nav
      className={isBoard ? 'scroll-x applicants-stages applicants-switcher' : 'scroll-x applicants-stages'}
      aria-label={m.applicants_stage()}
    >
      {!isBoard && (
        <ChipLink aria-current={current === undefined ? 'true' : undefined} render={link({ stage: undefined })}>
          {m.applicants_stage_any()}
        </ChipLink>
      )}
      {GROUPS.map((group) => (
        <ChipLink
          key={group}
          count={formatNumber(countGroup(list.facets.stage, group))}
          aria-current={current === group ? 'true' : undefined}
          render={link({ stage: group })}
        >
          {groupLabel(group)}
        </ChipLink>
      ))}
    </nav>
  );
}
