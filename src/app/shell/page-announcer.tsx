import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What has taken the focus by itself keeps it: a dialog over the page, a field that the page is for. */
const TAKEN = '[role=dialog], [role=alertdialog], #content';

/** A new page is said by its title and read from its heading, as if the browser had loaded it. */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // The head and the focus of the page itself come with it, a moment later.
        setTimeout(() => {
          setTitle(document.title);
          if (!toLocation.hash) beginAtHeading();
        });
      }),
    [router],
  );
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

function beginAtHeading(): void {
  if (document.activeElement?.closest(TAKEN)) return;
  const start = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
