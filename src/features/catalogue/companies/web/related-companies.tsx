import { useQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { CompanyRow } from './company-row.tsx';
import { relatedCompaniesQuery } from './queries.ts';

/** Similar companies; renders nothing if there are none. */
export function RelatedCompanies({ slug }: { slug: string }) {
  const { data: related } = useQuery(relatedCompaniesQuery(slug));
  if (!related || related.data.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="related-companies">
      <h2 className="aside-title" id="related-companies">
        {m.companies_related()}
      </h2>
      {related.data.map((company) => (
        <CompanyRow key={company.id} company={company} />
      ))}
    </section>
  );
}
