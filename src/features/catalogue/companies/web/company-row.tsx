import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import type { CompanyCard } from './queries.ts';

/** A company as a compact row, for sidebars. */
export const CompanyRow = ({ company: { attributes: company } }: { company: CompanyCard }) => (
  <Link className="row aside-link" to="/company/$slug" params={{ slug: company.slug }}>
    <Mark slug={company.slug} name={company.name} size={40} />
    <span className="min-w-0">
      <span className="strong clip block">{company.name}</span>
      <span className="small muted clip block">
        {[company.location, m.companies_open_jobs({ count: company.open_jobs })].filter(Boolean).join(' · ')}
      </span>
    </span>
  </Link>
);
