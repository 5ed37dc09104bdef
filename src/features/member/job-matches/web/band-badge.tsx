import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { BandLabel } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { jobBandsQuery } from './queries.ts';

function useBands(page: readonly string[]) {
  const user = useCurrentUser();
  return useQuery({ ...jobBandsQuery(page), enabled: user !== null && page.length > 0 });
}

/** The viewer's band for one of the jobs of a page; nothing while the page's bands load. */
export function BandBadge({ slug, page }: { slug: string; page: readonly string[] }) {
  const { data } = useBands(page);
  const band = data?.data.find((job) => job.slug === slug)?.band;
  return band ? <BandLabel band={band} /> : null;
}

/** Says what is missing to order a page by fit: an account, or a résumé. */
export function FitNotice({ page }: { page: readonly string[] }) {
  const user = useCurrentUser();
  const { data } = useBands(page);
  if (user === null)
    return (
      <Banner
        action={
          <TextLink render={<Link to="/sign-in" search={{ return_to: '/jobs-apprenticeships?sort=fit' }} />}>
            {m.job_matches_notice_sign_in()}
          </TextLink>
        }
      >
        {m.job_matches_notice_visitor()}
      </Banner>
    );
  if (data?.data.length !== 0) return null;
  return (
    <Banner action={<TextLink render={<Link to="/resumes" />}>{m.job_matches_notice_add()}</TextLink>}>
      {m.job_matches_notice_member()}
    </Banner>
  );
}
