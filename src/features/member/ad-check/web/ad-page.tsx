import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { AdView } from './ad-view.tsx';
import { ownAdQuery } from './queries.ts';

type AdSearch = {
  /** The same ad was brought before. */
  known?: '1';
  /** Signing in was asked for from the free look, which goes on at once. */
  go_on?: '1';
};

const isSet = (value: unknown) => String(value) === '1';

export const Route = createFileRoute('/check/$id')({
  validateSearch: (search: Record<string, unknown>): AdSearch => ({
    ...(isSet(search['known']) && { known: '1' }),
    ...(isSet(search['go_on']) && { go_on: '1' }),
  }),
  loader: async ({ context: { queryClient }, params }): Promise<PageHead> => {
    const { data } = await queryClient.ensureQueryData(ownAdQuery(params.id));
    return {
      title: m.ad_check_page_title({ title: data.attributes.title }),
      description: m.ad_check_lead(),
      path: `/check/${params.id}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: AdPage,
});

function AdPage() {
  const { id } = Route.useParams();
  const { known, go_on } = Route.useSearch();
  const { data } = useSuspenseQuery(ownAdQuery(id));
  return <AdView ad={data.data} isKnown={known === '1'} goesOn={go_on === '1'} />;
}
