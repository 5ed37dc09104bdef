/** Where the browser begins. The framework's own start brings what calls functions of the server, which this product does not have. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

const router = getRouter();

/**
 * What a part of the page shows may have changed since the server wrote it, before its script came: React draws it anew. That
 * is a mark on the page and no error; `tests/sweeps/every-page.test.ts` holds that no page of a visitor gets it.
 */
const onRecoverableError = (error: unknown) => {
  document.documentElement.dataset['drawnAnew'] = String(error);
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
