import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Targets that keep the focus: a dialog, or a field in the content. */
const KEEPS_FOCUS = '[role=dialog], [role=alertdialog], #content';

/** Announces the title of a new page and focuses its heading, as a full page load would. */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // The page sets its title and focus in the same tick, so this runs afterwards.
        setTimeout(() => {
          setTitle(document.title);
          if (!toLocation.hash) focusHeading();
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

function focusHeading(): void {
  if (document.activeElement?.closest(KEEPS_FOCUS)) return;
  const start = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
