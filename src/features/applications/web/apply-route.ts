import type { QueryClient } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/web/page-head.ts';
import { termsQuery, type Terms } from './queries.ts';

type Given = { context: { queryClient: QueryClient }; params: { program_code: string } };

/** What all pages of an application share; a code that no program has is a 404. */
export const applyRoute = {
  loader: async ({ context, params }: Given): Promise<Terms> =>
    (await context.queryClient.ensureQueryData(termsQuery(params.program_code))).data,
  head: ({ loaderData, params }: { loaderData?: Terms | undefined; params: { program_code: string } }) =>
    pageHead({
      title: loaderData ? m.applications_title({ program: loaderData.attributes.title }) : m.applications_title_plain(),
      description: m.applications_description(),
      path: `/${params.program_code}/apply`,
      hidden: true,
    }),
};
