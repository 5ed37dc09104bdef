import { createFileRoute, notFound } from '@tanstack/react-router';

/** The catch-all route: a real match, so that status and title are those of a 404. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw notFound();
  },
});
