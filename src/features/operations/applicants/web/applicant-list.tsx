import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatDay, formatRelative } from '#platform/language/format.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Pagination } from '#platform/ui/pagination.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { ApplicantMarks } from './applicant-marks.tsx';
import { ChoiceBox, Face } from './applicant-tile.tsx';
import { changeSearch, type ApplicantsSearch } from './applicants-search.ts';
import type { Choosing } from './applicants-view.tsx';
import type { ApplicantCard, ApplicantList as List } from './queries.ts';
import { experienceText } from './experience-text.ts';
import { stageLabel } from './stage-labels.ts';
import '#platform/ui/styles/workspace.css';
import './applicants.css';

type ListProps = { id: string; search: ApplicantsSearch; list: List; stale: boolean; choosing: Choosing };

/** The applicants as a table; on phones each row is an item of a list. */
export function ApplicantList({ id, search, list, stale, choosing }: ListProps) {
  const { data: cards, meta } = list;
  if (cards.length === 0)
    return (
      <EmptyState
        cover="nobody-matches"
        title={m.applicants_none_found()}
        action={
          <TextLink render={<Link to="/hiring/jobs/$id/applicants" params={{ id }} search={{ view: 'list' }} />}>
            {m.applicants_clear()}
          </TextLink>
        }
      />
    );
  const areAllChosen = cards.every((card) => choosing.chosen.has(card.id));
  return (
    <div className="stack gap-4" aria-busy={stale || undefined}>
      <table className="applicant-table">
        <thead>
          <tr>
            <th>
              {choosing.canChoose && (
                <label className="check applicant-choice">
                  <input
                    type="checkbox"
                    checked={areAllChosen}
                    aria-label={m.applicants_select_page()}
                    onChange={(event) => choosing.toggle(cards, event.target.checked)}
                  />
                </label>
              )}
            </th>
            <th>{m.applicants_col_name()}</th>
            <th>{m.applicants_stage()}</th>
            <th>{m.applicants_experience()}</th>
            <th>{m.applicants_col_place()}</th>
            <th>{m.applicants_col_applied()}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <Row key={card.id} {...{ id, search, choosing, card }} />
          ))}
        </tbody>
      </table>
      <Pagination
        page={meta.page}
        pages={meta.total_pages}
        link={(page) => <Link to="/hiring/jobs/$id/applicants" params={{ id }} search={changeSearch(search, { page })} />}
      />
    </div>
  );
}

type RowProps = { id: string; search: ApplicantsSearch; choosing: Choosing; card: ApplicantCard };

function Row({ id, search, choosing, card }: RowProps) {
  const now = useNow();
  const { name, headline, location, work_months, stage, since, applied_at } = card.attributes;
  return (
    <tr data-current={search.applicant === card.id || undefined} data-chosen={choosing.chosen.has(card.id) || undefined}>
      <td className="applicant-cell-choice">
        <ChoiceBox card={card} choosing={choosing} />
      </td>
      <td className="applicant-cell-name">
        <span className="applicant-name">
          <Face card={card} />
          <span className="min-w-0">
            <Link
              className="applicant-link"
              to="/hiring/jobs/$id/applicants"
              params={{ id }}
              search={changeSearch(search, { page: search.page, applicant: card.id })}
              resetScroll={false}
            >
              {name}
            </Link>
            {headline && <span className="work-note clip">{headline}</span>}
            <ApplicantMarks card={card} />
          </span>
        </span>
      </td>
      <td className="applicant-cell-stage">
        <strong>{stageLabel(stage)}</strong>
        <span className="work-note">{m.applicants_since({ when: formatRelative(since, now) })}</span>
      </td>
      <td className="applicant-cell-work">{experienceText(work_months)}</td>
      <td className="applicant-cell-place">{location}</td>
      <td className="applicant-cell-applied num">{formatDay(applied_at, now)}</td>
    </tr>
  );
}
