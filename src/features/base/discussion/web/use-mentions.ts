import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { peopleQuery } from './queries.ts';

const PARTIAL_MENTION = /(?:^|[\s(])@([\p{L}\p{N}-]{1,40})$/u;

/** The partial name after an @ directly before the caret, if any. */
const partialName = (text: string, caret: number) => PARTIAL_MENTION.exec(text.slice(0, caret))?.[1] ?? '';

type Mentions = { text: string; caret: number; onChoose: (text: string, caret: number) => void };

/** Suggests members for the mention being typed, with keyboard selection. */
export function useMentions({ text, caret, onChoose }: Mentions) {
  const user = useCurrentUser();
  const name = partialName(text, caret);
  const deferredName = useDeferredValue(name);
  const [activeIndex, setActiveIndex] = useState(0);
  const [dismissedName, setDismissedName] = useState('');
  const { data } = useQuery({ ...peopleQuery(deferredName || 'a'), enabled: user !== null && deferredName !== '' });
  const open = name !== '' && dismissedName !== name;
  const people = open ? (data?.data ?? []).slice(0, 6) : [];
  const chosen = people[Math.min(activeIndex, people.length - 1)];

  const choose = (slug: string) => {
    const start = caret - name.length;
    const before = `${text.slice(0, start)}${slug} `;
    setActiveIndex(0);
    onChoose(before + text.slice(caret), before.length);
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!chosen) return false;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActiveIndex((current) => (Math.min(current, people.length - 1) + step + people.length) % people.length);
    else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === 'Tab') choose(chosen.attributes.slug);
    else if (event.key === 'Escape') setDismissedName(name);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { people, chosen, choose, onKeyDown };
}
