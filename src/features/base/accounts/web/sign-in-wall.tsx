import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { SignInOptions } from './sign-in-options.tsx';

/** Replaces a members-only page for visitors: explains why and offers to sign in and return. */
export function SignInWall({ title, reason, returnTo }: { title: ReactNode; reason?: ReactNode; returnTo?: string }) {
  const { href } = useLocation();
  return (
    <main className="container narrow">
      <h1>{title}</h1>
      {reason && <p className="muted">{reason}</p>}
      <SignInOptions returnTo={returnTo ?? href} />
      <p className="small muted">{m.accounts_login_text()}</p>
    </main>
  );
}
