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
  // It goes on after the interests are saved.
  const [state, setState] = useState<'waiting' | 'asking' | 'answered'>('waiting');
  if (state === 'waiting' && user?.attributes.ask_interests) setState('asking');
  if (state !== 'asking' || !user || !BROWSING_PATHS.test(pathname)) return null;
  return (
    <Suspense>
      <InterestsQuestion onClose={() => setState('answered')} />
    </Suspense>
  );
}
