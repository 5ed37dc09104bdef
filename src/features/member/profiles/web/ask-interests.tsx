import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';

const InterestsQuestion = lazy(async () => ({ default: (await import('./interests-question.tsx')).InterestsQuestion }));

/** The pages for browsing. Members who are reading, writing, applying, paying or learning are not interrupted. */
const BROWSING_PATHS = /^\/(|home|insights|courses|communities|learning-packs|forum)\/?$/;

/** Asks a member for their interests once, on the first browsing page after signing in. */
export function AskInterests() {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [answered, setAnswered] = useState(false);
  const shouldAsk = Boolean(user?.attributes.ask_interests) && !answered && BROWSING_PATHS.test(pathname);
  if (!shouldAsk) return null;
  return (
    <Suspense>
      <InterestsQuestion onClose={() => setAnswered(true)} />
    </Suspense>
  );
}
