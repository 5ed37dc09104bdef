import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CompanyJobs, companyJobsQuery, jobLink, parseCompanyJobsSearch } from '#features/catalogue/jobs/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHead } from './company-head.tsx';
import { CompanyPeople, MAX_INITIAL_PEOPLE } from './company-people.tsx';
import { companyPeopleQuery, companyQuery, relatedCompaniesQuery, type Company } from './queries.ts';
import { RelatedCompanies } from './related-companies.tsx';

export const Route = createFileRoute('/company/$slug')({
  validateSearch: parseCompanyJobsSearch,
  loaderDeps: ({ search }) => parseCompanyJobsSearch(search),
  loader: async ({ context: { queryClient }, params: { slug }, deps }): Promise<PageHead> => {
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(companyQuery(slug)),
      queryClient.prefetchQuery(companyJobsQuery(slug, deps)),
      queryClient.prefetchQuery(companyPeopleQuery(slug, MAX_INITIAL_PEOPLE)),
      queryClient.prefetchQuery(relatedCompaniesQuery(slug)),
    ]);
    const company = data.attributes;
    // A duplicate was merged into it.
    if (company.slug !== slug)
      throw redirect({ to: '/company/$slug', params: { slug: company.slug }, statusCode: 301, replace: true });
    return {
      title: m.companies_head({ company: company.name }),
      description: company.about || m.companies_page_description({ company: company.name }),
      path: `/company/${company.slug}`,
      keywords: [company.name, company.location, ...company.families.map(({ value }) => value)].filter(Boolean).join(', '),
      structured: structuredCompany(company),
      above: [
        { name: m.jobs_crumb(), path: '/jobs-apprenticeships' },
        { name: m.companies_title(), path: '/companies' },
      ],
      here: company.name,
      items: queryClient.getQueryData(companyJobsQuery(company.slug, deps).queryKey)?.data.map(jobLink) ?? [],
    };
  },
  head: pageHead,
  component: CompanyPage,
});

/** A company as schema.org Organization, without unknown fields. */
const structuredCompany = ({ name, slug, website, about, location, followers }: Company['attributes']) => ({
  '@type': 'Organization',
  name,
  identifier: slug,
  ...(website && { url: website }),
  ...(about && { description: about }),
  ...(location && { address: { '@type': 'PostalAddress', addressLocality: location } }),
  ...(followers > 0 && {
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/FollowAction',
      userInteractionCount: followers,
    },
  }),
});

/** One company: its description, open jobs and people. */
function CompanyPage() {
  const { slug } = Route.useParams();
  const search = parseCompanyJobsSearch(Route.useSearch());
  const company = useSuspenseQuery(companyQuery(slug)).data.data.attributes;
  useEffect(() => recordEvent({ actionable_action: 'view', actionable_type: 'company', actionable_id: slug }), [slug]);
  return (
    <main className="container company-page">
      <CompanyHead company={company} />
      <div className="with-aside [--aside:320px]">
        <div className="stack min-w-0 gap-8">
          {company.about && (
            <section className="stack gap-2" aria-labelledby="company-about">
              <h2 id="company-about">{m.companies_about()}</h2>
              <p className="company-about">{company.about}</p>
            </section>
          )}
          <CompanyJobs slug={slug} name={company.name} search={search} />
        </div>
        <aside className="stack sticky gap-5">
          <CompanyFacts company={company} />
          <CompanyPeople company={company} />
          <RelatedCompanies slug={slug} />
          <TextLink className="small start" render={<Link to="/hiring" search={{ ask: slug }} />}>
            {m.companies_work_here()}
          </TextLink>
        </aside>
      </div>
    </main>
  );
}
