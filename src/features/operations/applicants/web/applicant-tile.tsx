import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatRelative } from '#platform/language/format.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Cover } from '#platform/ui/art/cover.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { ApplicantMarks } from './applicant-marks.tsx';
import { changeSearch, type ApplicantsSearch } from './applicants-search.ts';
import { experienceText } from './experience-text.ts';
import type { Choosing } from './applicants-view.tsx';
import type { ApplicantCard } from './queries.ts';
import './applicants.css';

type TileProps = { id: string; search: ApplicantsSearch; choosing: Choosing; card: ApplicantCard };

/** An applicant on the board. */
export function ApplicantTile({ id, search, choosing, card }: TileProps) {
  const now = useNow();
  const { name, headline, location, work_months, since } = card.attributes;
  return (
    <li
      className="applicant-tile"
      data-current={search.applicant === card.id || undefined}
      data-chosen={choosing.chosen.has(card.id) || undefined}
    >
      <ChoiceBox card={card} choosing={choosing} />
      <div className="stack min-w-0 gap-0.5">
        <h3>
          <Link
            className="applicant-link"
            to="/hiring/jobs/$id/applicants"
            params={{ id }}
            search={changeSearch(search, { page: search.page, applicant: card.id })}
            resetScroll={false}
          >
            {name}
          </Link>
        </h3>
        {headline && <p className="muted clip">{headline}</p>}
        {(location || work_months !== null) && (
          <Meta className="clip">
            {experienceText(work_months) || null}
            {location || null}
          </Meta>
        )}
        <p className="muted">{m.applicants_since({ when: formatRelative(since, now) })}</p>
        <ApplicantMarks card={card} />
      </div>
      <Face card={card} />
    </li>
  );
}

/** The initials, or a drawing while the name is hidden. */
export function Face({ card: { id, attributes }, size = 28 }: { card: Pick<ApplicantCard, 'id' | 'attributes'>; size?: number }) {
  if (!attributes.hidden) return <Avatar name={attributes.name} size={size} />;
  return <Cover slug={`applicant-${id}`} thumb={size} className="applicant-face" />;
}

/** Chooses an applicant for a change of several; nothing for who may only read. */
export function ChoiceBox({ card, choosing }: { card: ApplicantCard; choosing: Choosing }) {
  if (!choosing.canChoose) return <span />;
  return (
    <label className="check applicant-choice">
      <input
        type="checkbox"
        checked={choosing.chosen.has(card.id)}
        aria-label={m.applicants_select({ name: card.attributes.name })}
        onChange={(event) => choosing.toggle([card], event.target.checked)}
      />
    </label>
  );
}
