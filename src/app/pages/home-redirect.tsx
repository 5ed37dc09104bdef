import { createFileRoute, redirect } from '@tanstack/react-router';

/** The home page has one address. */
export const Route = createFileRoute('/home')({
  beforeLoad: () => {
    throw redirect({ to: '/', statusCode: 301 });
  },
});
