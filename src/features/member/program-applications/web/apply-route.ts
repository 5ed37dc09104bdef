/** What all pages of an application share: its terms, and their head. */
import type { QueryClient } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/seo/page-head.ts';
import { termsQuery, type Terms } from './queries.ts';

type Params = { program_code: string };

/** A code that no program has is a 404. */
export const loadTerms = async (queryClient: QueryClient, { program_code }: Params): Promise<Terms> =>
  (await queryClient.ensureQueryData(termsQuery(program_code))).data;

export const applyHead = (terms: Terms | undefined, { program_code }: Params) =>
  pageHead({
    title: terms ? m.applications_title({ program: terms.attributes.title }) : m.applications_title_plain(),
    description: m.applications_description(),
    path: `/${program_code}/apply`,
    hidden: true,
  });
