import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects from where reports were before they had a place in the console. */
export const Route = createFileRoute('/moderation')({
  beforeLoad: () => {
    throw redirect({ href: '/staff/reports', statusCode: 301 });
  },
});
