import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '#features/accounts/web/index.ts';
import { interestsQuery } from './queries.ts';

const InterestsDialog = lazy(async () => ({ default: (await import('./interests-dialog.tsx')).InterestsDialog }));

/** Where people look around. Whoever is reading, writing, applying, paying or learning is not interrupted. */
const BROWSING = /^\/(|home|insights|courses|communities|learning-packs|forum)\/?$/;

/** Asks a member once, on the first visit after signing in that is not in the middle of something, what they are interested in. */
export function AskInterests() {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [answered, setAnswered] = useState(false);
  const asks = Boolean(user?.attributes.ask_interests) && !answered && BROWSING.test(pathname);
  const { data } = useQuery({ ...interestsQuery(), enabled: asks });
  if (!asks || !data || data.data.length === 0) return null;
  return (
    <Suspense>
      <InterestsDialog onClose={() => setAnswered(true)} />
    </Suspense>
  );
}
