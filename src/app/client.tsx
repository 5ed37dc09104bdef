/** Where the browser begins. The framework's own start brings what calls functions of the server, which this product does not have. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noteTouch } from '#platform/web/first-touch.ts';
import { getRouter } from './router.tsx';
import { wakeIfNeeded } from './shell/wake.ts';

const router = getRouter();
wakeIfNeeded();
router.subscribe('onBeforeNavigate', ({ fromLocation }) => fromLocation && noteTouch());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

// Pages without a connection; a browser without workers does without them.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/plans-worker.js').catch(() => {}));
