import { useEffect, useEffectEvent, useMemo } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { useLocalTicks, saveTicks } from './local-ticks.ts';
import { useTickCard, type Board, type BoardCard } from './queries.ts';

/** The cards marked as done and a toggle: stored in the account for members, in the browser for visitors. */
export function useDoneCards({ attributes: { slug, cards } }: Board): {
  done: ReadonlySet<string>;
  toggle: (card: BoardCard) => void;
} {
  const user = useCurrentUser();
  const text = useLocalTicks(slug);
  const local = useMemo(() => new Set(text.split(' ').filter(Boolean)), [text]);
  const [tick, untick] = [useTickCard(false), useTickCard(true)];
  const toast = useToast();
  const setDone = (card: BoardCard) =>
    (card.done ? untick : tick).mutate(
      { params: { board_slug: slug, card_id: card.id } },
      { onError: (error) => void toast.show(error.message, { kind: 'warn' }) },
    );
  const moveLocalTicks = useEffectEvent(() => {
    for (const card of cards) if (local.has(card.anchor) && !card.done) setDone(card);
    saveTicks(slug, []);
  });
  // Marks made before signing in are moved to the account.
  const signedIn = user !== null;
  useEffect(() => {
    if (signedIn && text) moveLocalTicks();
  }, [signedIn, text]);
  const done = new Set(cards.filter((card) => (user ? card.done : local.has(card.anchor))).map(({ id }) => id));
  const toggle = (card: BoardCard) => {
    if (user) return setDone(card);
    const others = [...local].filter((anchor) => anchor !== card.anchor);
    saveTicks(slug, local.has(card.anchor) ? others : [...others, card.anchor]);
  };
  return { done, toggle };
}
