/** The loader and head shared by the application pages. */
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import type { PageHead } from '#platform/seo/page-head.ts';
import { termsQuery } from './queries.ts';

type Params = { program_code: string };

/** Loads the terms of a program and returns the head of its page; throws 404 for an unknown program code. */
export async function loadApplyPage(queryClient: QueryClient, { program_code }: Params): Promise<PageHead> {
  const { data: terms } = await queryClient.ensureQueryData(termsQuery(program_code));
  const { code } = terms.attributes;
  // A duplicate was merged into it.
  if (code !== program_code)
    throw redirect({ to: '/$program_code/apply', params: { program_code: code }, statusCode: 301, replace: true });
  return {
    title: m.program_applications_title({ program: terms.attributes.title }),
    description: m.program_applications_description(),
    path: `/${program_code}/apply`,
    hidden: true,
  };
}
