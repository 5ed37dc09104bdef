import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects to the canonical URL of the home page. */
export const Route = createFileRoute('/home')({
  beforeLoad: () => {
    throw redirect({ to: '/', statusCode: 301 });
  },
});
