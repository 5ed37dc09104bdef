import type { QueryClient } from '@tanstack/react-query';
import { prefetchComments } from '#features/base/discussion/web/index.ts';

/** Loads the comments on a course, for the loader of a page that shows `ProgramView`. */
export const loadProgramComments = (client: QueryClient, id: string): Promise<void> =>
  prefetchComments(client, { type: 'program', id });
