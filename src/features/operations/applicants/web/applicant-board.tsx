import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { ApplicantTile } from './applicant-tile.tsx';
import { changeSearch, columnFilters, type ApplicantsSearch } from './applicants-search.ts';
import type { Choosing } from './applicants-view.tsx';
import { applicantsQuery } from './applicants-query.ts';
import { GROUPS, type Group } from './stage-groups.ts';
import { groupLabel } from './stage-labels.ts';
import './applicants.css';

type BoardProps = { id: string; search: ApplicantsSearch; choosing: Choosing };

/** A column per stage, whose heads are stops on one line; on phones only the selected one. */
export function ApplicantBoard({ id, search, choosing }: BoardProps) {
  return (
    <div className="applicant-board">
      {GROUPS.map((group) => (
        <Column key={group} {...{ id, search, choosing, group }} current={group === (search.stage ?? 'new')} />
      ))}
    </div>
  );
}

function Column({ id, search, choosing, group, current }: BoardProps & { group: Group; current: boolean }) {
  const column = useQuery(applicantsQuery(id, columnFilters(search, group)));
  const titleId = `applicants-${group}`;
  const total = column.data?.meta.total ?? 0;
  const cards = column.data?.data ?? [];
  return (
    <section className="applicant-column" aria-labelledby={titleId} data-current={current || undefined}>
      <h2 className="applicant-column-head" id={titleId}>
        <span>
          {groupLabel(group)} <span className="num muted">{formatNumber(total)}</span>
        </span>
      </h2>
      {column.isPending && (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {column.isError && <ErrorState onRetry={() => void column.refetch()} retrying={column.isFetching} />}
      {column.data && total === 0 && <p className="small muted applicant-column-empty">{m.applicants_column_empty()}</p>}
      {cards.length > 0 && (
        <ul className="stack gap-2">
          {cards.map((card) => (
            <ApplicantTile key={card.id} {...{ id, search, choosing, card }} />
          ))}
        </ul>
      )}
      {total > cards.length && cards.length > 0 && (
        <TextLink
          className="small applicant-more"
          render={
            <Link
              to="/hiring/jobs/$id/applicants"
              params={{ id }}
              search={changeSearch(search, { view: 'list', stage: group })}
            />
          }
        >
          {m.applicants_column_more({ count: total - cards.length })}
        </TextLink>
      )}
    </section>
  );
}
