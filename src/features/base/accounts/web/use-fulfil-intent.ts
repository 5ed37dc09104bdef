import { Problem } from '#platform/contract/problem.ts';
import { call } from '#platform/browser/api.ts';
import type { IntentVerb } from '#platform/browser/intent.ts';
import { loadIntent, saveIntent } from '#platform/browser/stored-intent.ts';
import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';

const DONE: Record<IntentVerb, () => string> = {
  like: m.accounts_then_like,
  save: m.accounts_then_save,
  follow: m.accounts_then_follow,
  track: m.accounts_then_track,
  comment: m.accounts_then_comment,
};

/** Does what the visitor wanted before signing in, and says so. A comment that is refused stays in the page's text field. */
export function useFulfilIntent(): () => Promise<void> {
  const toast = useToast();
  return async () => {
    const wanted = loadIntent();
    if (!wanted) return;
    try {
      await call(wanted.key, wanted.input as never);
      saveIntent();
      toast.show(DONE[wanted.verb]());
    } catch (error) {
      if (wanted.verb !== 'comment') saveIntent();
      toast.show(error instanceof Problem ? error.message : m.accounts_then_failed(), { kind: 'warn' });
    }
  };
}
