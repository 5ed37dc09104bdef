import { useEffect, useEffectEvent, useMemo } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { useLocalProgress, saveLocalProgress } from './local-progress.ts';
import { useToggleDone, type Board, type BoardCard } from './queries.ts';

/** The cards marked as done and a toggle: stored in the account for members, in the browser for visitors. */
export function useDoneCards({ attributes: { slug, cards } }: Board): {
  done: ReadonlySet<string>;
  toggle: (card: BoardCard) => void;
} {
  const user = useCurrentUser();
  const storedAnchors = useLocalProgress(slug);
  const localAnchors = useMemo(() => new Set(storedAnchors.split(' ').filter(Boolean)), [storedAnchors]);
  const [markDone, unmarkDone] = [useToggleDone(false), useToggleDone(true)];
  const toast = useToast();
  const toggleInAccount = (card: BoardCard) =>
    (card.done ? unmarkDone : markDone).mutate(
      { params: { board_slug: slug, card_id: card.id } },
      { onError: (error) => void toast.show(error.message, { kind: 'warn' }) },
    );
  const moveLocalProgress = useEffectEvent(() => {
    for (const card of cards) if (localAnchors.has(card.anchor) && !card.done) toggleInAccount(card);
    saveLocalProgress(slug, []);
  });
  // Marks made before signing in are moved to the account.
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn && storedAnchors) moveLocalProgress();
  }, [isSignedIn, storedAnchors]);
  const done = new Set(cards.filter((card) => (user ? card.done : localAnchors.has(card.anchor))).map(({ id }) => id));
  const toggle = (card: BoardCard) => {
    if (user) return toggleInAccount(card);
    const others = [...localAnchors].filter((anchor) => anchor !== card.anchor);
    saveLocalProgress(slug, localAnchors.has(card.anchor) ? others : [...others, card.anchor]);
  };
  return { done, toggle };
}
