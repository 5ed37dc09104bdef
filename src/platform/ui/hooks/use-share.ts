import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { useToast } from '../toast.tsx';

/** Shares a page through the device if possible, else copies its URL. Resolves to whether either succeeded. */
export function useShare(): (page: { title: string; path: string }) => Promise<boolean> {
  const toast = useToast();
  return async ({ title, path }) => {
    const url = new URL(localizePath(path), siteOrigin()).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.show(m.kit_link_copied());
      }
      return true;
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) toast.show(m.kit_share_failed({ url }), { kind: 'warn' });
      return false;
    }
  };
}
