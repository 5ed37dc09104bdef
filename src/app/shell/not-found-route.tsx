import { createFileRoute, notFound } from '@tanstack/react-router';

/** Every address that no page has: a real match, so that status and title are those of a missing page. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw notFound();
  },
});
