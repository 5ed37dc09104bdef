import { useMutation } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { mutation } from '#platform/browser/queries.ts';
import { reloadHome } from '#platform/browser/reload-home.ts';
import { useToast } from '#platform/ui/toast.tsx';

/** Ends the session of this browser and opens the home page; says why where that failed. */
export function useSignOut(): () => void {
  const toast = useToast();
  const signOut = useMutation({
    ...mutation('DELETE /api/users/auth/sign_out'),
    // Here rather than where it is called, because the palette is closed by then.
    onSuccess: () => reloadHome(m.accounts_signed_out()),
    onError: (error) => void toast.show(error.message, { kind: 'warn' }),
  });
  return () => signOut.mutate({});
}
