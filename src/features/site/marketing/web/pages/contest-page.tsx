import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { contestQuery } from '../queries.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { ContestPage } from './contest.tsx';
import { entriesQuery, examplesQuery } from './contest-queries.ts';

export const Route = createFileRoute('/campaigns/entrepreneurship-insights-contest')({
  validateSearch: ({ preview }: Record<string, unknown>): { preview?: string } =>
    typeof preview === 'string' && preview !== '' ? { preview } : {},
  loaderDeps: ({ search: { preview } }) => ({ preview }),
  loader: async ({ context: { queryClient }, deps: { preview } }): Promise<PageHead> => {
    const { current } = (await queryClient.ensureQueryData(contestQuery(preview))).data.attributes;
    if (current)
      await Promise.all([
        queryClient.ensureQueryData(entriesQuery(current.hashtag)),
        queryClient.ensureQueryData(examplesQuery()),
      ]);

    return {
      title: current?.title ?? m.pages_contest_none(),
      description: current?.lead ?? m.pages_contest_none_text(),
      path: '/campaigns/entrepreneurship-insights-contest',
      image: sharePictureUrl('entrepreneurship-insights-contest'),
      above: [],
      here: m.pages_contest(),
      ...(current?.only_staff && { hidden: true }),
    };
  },
  head: pageHead,
  component: Contest,
});

function Contest() {
  return <ContestPage preview={Route.useSearch().preview} />;
}
