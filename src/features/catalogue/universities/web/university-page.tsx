import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect } from 'react';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { programPageLink } from '#features/catalogue/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { UniversityPrograms } from './university-programs.tsx';
import { universityProgramsQuery, universityQuery, type University } from './queries.ts';
import { parseUniversitySearch, type UniversitySearch } from './university-search.ts';

const toProgramSearch = ({ pageNo = 0, query }: UniversitySearch) => ({ pageNo, ...(query && { query }) });

export const Route = createFileRoute('/university/$university_code/$university_name')({
  validateSearch: parseUniversitySearch,
  loaderDeps: ({ search }) => parseUniversitySearch(search),
  loader: async ({ context: { queryClient }, params: { university_code: code }, deps }): Promise<PageHead> => {
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(universityQuery(code)),
      queryClient.prefetchQuery(universityProgramsQuery(code, toProgramSearch(deps))),
    ]);
    const university = data.attributes;
    // A duplicate was merged into it.
    if (university.code !== code)
      throw redirect({
        to: '/university/$university_code/$university_name',
        params: { university_code: university.code, university_name: university.code },
        statusCode: 301,
        replace: true,
      });
    const programs = queryClient.getQueryData(universityProgramsQuery(university.code, toProgramSearch(deps)).queryKey);
    const path = `/university/${university.code}/${university.code}`;
    return {
      title: university.name,
      description: university.about || m.universities_about({ university: university.name }),
      path,
      structured: structuredUniversity(university),
      above: [{ name: m.universities_title(), path: '/universities' }],
      items: programs?.data.map(programPageLink) ?? [],
    };
  },
  head: pageHead,
  component: UniversityPage,
});

const structuredUniversity = ({ name, code, website, city, country, about }: University['attributes']) => ({
  '@type': 'CollegeOrUniversity',
  name,
  url: website || `${siteOrigin()}/university/${code}/${code}`,
  ...(about && { description: about }),
  address: { '@type': 'PostalAddress', ...(city && { addressLocality: city }), addressCountry: country },
});

/** One university and its programs. Only the code in the URL identifies it; the name after it is ignored. */
function UniversityPage() {
  const { university_code: code } = Route.useParams();
  const search = parseUniversitySearch(Route.useSearch());
  const { attributes: university } = useSuspenseQuery(universityQuery(code)).data.data;
  useEffect(() => recordEvent({ actionable_action: 'view', actionable_type: 'university', actionable_id: code }), [code]);
  return (
    <main className="container page-top stack gap-8">
      <div>
        <Breadcrumbs
          crumbs={[{ label: m.universities_title(), render: <Link to="/universities" /> }, { label: university.name }]}
        />
        <header className="category-head">
          <Cover slug={code} />
          <div className="stack gap-2.5">
            <h1>{university.name}</h1>
            <Meta>
              {[university.city, university.country].filter(Boolean).join(', ')}
              {university.kind || null}
            </Meta>
            {university.about && <p className="lead muted">{university.about}</p>}
            {university.website && (
              <ButtonLink
                className="start"
                variant="quiet"
                icon={ExternalLink}
                href={university.website}
                target="_blank"
                rel="noopener"
              >
                {m.universities_website()}
                <span className="visually-hidden"> {m.programs_new_tab()}</span>
              </ButtonLink>
            )}
          </div>
        </header>
      </div>
      <UniversityPrograms university={university} search={toProgramSearch(search)} />
    </main>
  );
}
