/** The browser entry. Unlike the framework's default it omits the client for server functions, which are not used here. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

const router = getRouter();

/**
 * React re-renders parts that differ from the server's HTML. The page is marked, and `tests/sweeps/every-page.test.ts` checks
 * that no visitor page is.
 */
const onRecoverableError = (error: unknown) => {
  document.documentElement.dataset['hydrationMismatch'] = String(error);
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    { onRecoverableError },
  );
});

// Offline support, where service workers exist.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/plans-worker.js').catch(() => {}));
