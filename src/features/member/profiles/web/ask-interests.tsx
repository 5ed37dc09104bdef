import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';

const InterestsQuestion = lazy(async () => ({ default: (await import('./interests-question.tsx')).InterestsQuestion }));

/** Where people look around. Whoever is reading, writing, applying, paying or learning is not interrupted. */
const BROWSING = /^\/(|home|insights|courses|communities|learning-packs|forum)\/?$/;

/** Asks a member once, on the first visit after signing in that is not in the middle of something, what they are interested in. */
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
