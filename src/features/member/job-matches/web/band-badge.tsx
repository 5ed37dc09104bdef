import { useQuery } from '@tanstack/react-query';
import { BandLabel } from '#features/member/fitment/web/index.ts';
import { jobBandsQuery } from './queries.ts';

/** The viewer's band for one of the jobs of a page; nothing while the page's bands load. */
export function BandBadge({ slug, page }: { slug: string; page: readonly string[] }) {
  const { data } = useQuery(jobBandsQuery(page));
  const band = data?.data.find((job) => job.slug === slug)?.band;
  return band ? <BandLabel band={band} /> : null;
}
