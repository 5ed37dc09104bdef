import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';

const InterestsQuestion = lazy(async () => ({ default: (await import('./interests-question.tsx')).InterestsQuestion }));

/** Browsing pages; members who are reading, writing, applying, paying or learning are not interrupted. */
const BROWSING = /^\/(|home|insights|courses|communities|learning-packs|forum)\/?$/;

/** Asks a member for their interests once, on the first suitable page after signing in. */
export function AskInterests() {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [answered, setAnswered] = useState(false);
  const asks = Boolean(user?.attributes.ask_interests) && !answered && BROWSING.test(pathname);
  if (!asks) return null;
  return (
    <Suspense>
      <InterestsQuestion onClose={() => setAnswered(true)} />
    </Suspense>
  );
}
