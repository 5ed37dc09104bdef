/** The browser's entry. The framework's default entry adds the client for server functions, which this product does not use. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

const router = getRouter();

/**
 * React renders a part of the page again where it differs from what the server wrote, such as a time that has passed since. The
 * page is marked; `tests/sweeps/every-page.test.ts` holds that no page of a visitor is.
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

// Pages without a connection; a browser without workers does without them.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/plans-worker.js').catch(() => {}));
