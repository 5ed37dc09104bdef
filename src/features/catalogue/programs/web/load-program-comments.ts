import type { QueryClient } from '@tanstack/react-query';
import { prefetchComments } from '#features/base/discussion/web/index.ts';

/** What people say about a course, for the loader of a page that shows `ProgramView`. */
export const loadProgramComments = (client: QueryClient, id: string): Promise<void> =>
  prefetchComments(client, { type: 'program', id });
