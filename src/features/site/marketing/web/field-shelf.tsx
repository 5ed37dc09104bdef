import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { jobsQuery } from '#features/catalogue/jobs/web/index.ts';
import { fieldCover, fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { NEWEST_JOBS } from './newest-jobs.ts';
import { JOBS_PATH } from './links.ts';

const MAX_FIELDS = 8;

/** The fields with the most open roles. */
export function FieldShelf() {
  const { data: list } = useSuspenseQuery(jobsQuery(NEWEST_JOBS));
  const fields = list.facets.family;
  if (fields.length === 0) return null;
  return (
    <section className="section container section-tight" aria-labelledby="fields">
      <div className="section-head">
        <h2 id="fields">{m.marketing_fields()}</h2>
        <TextLink render={<Link to={JOBS_PATH} />}>
          {m.marketing_fields_all({ count: fields.length, shown: formatNumber(fields.length) })}
        </TextLink>
      </div>
      <ul className="families">
        {fields.slice(0, MAX_FIELDS).map(({ value, count }) => (
          <li key={value}>
            <Link className="family" to={JOBS_PATH} search={{ family: value }}>
              <Cover slug={fieldCover(value)} thumb={64} />
              <span>
                <span className="strong family-name">{fieldName(value)}</span>
                <span className="small muted num">{m.marketing_roles({ count, shown: formatNumber(count) })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
