import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/web/art/mark.tsx';
import { relatedCompaniesQuery } from './queries.ts';

/** Where to look next; draws nothing when no company is close. */
export function RelatedCompanies({ slug }: { slug: string }) {
  const { data: related } = useQuery(relatedCompaniesQuery(slug));
  if (!related || related.data.length === 0) return null;
  return (
    <section className="stack" style={{ '--gap': '12px' }} aria-labelledby="related-companies">
      <h2 className="aside-title" id="related-companies">
        {m.companies_related()}
      </h2>
      {related.data.map(({ id, attributes: company }) => (
        <Link key={id} className="row side-job" to="/company/$slug" params={{ slug: company.slug }}>
          <Mark slug={company.slug} name={company.name} size={40} />
          <span className="min-w-0">
            <span className="strong clip block">{company.name}</span>
            <span className="small soft clip block">
              {[company.location, m.companies_open_jobs({ count: company.open_jobs })].filter(Boolean).join(' · ')}
            </span>
          </span>
        </Link>
      ))}
    </section>
  );
}
