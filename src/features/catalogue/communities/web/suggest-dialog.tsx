import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import type { Community } from './queries.ts';

const SuggestForm = lazyDialog(async () => (await import('./suggest-form.tsx')).SuggestForm);

export type SuggestProps = { communities: readonly Pick<Community['attributes'], 'slug' | 'name'>[] };

/** A button and a dialog to suggest a topic for one of the communities; a single community is preselected. */
export function SuggestDialog({ communities }: SuggestProps) {
  const [open, setOpen] = useState(false);
  const login = useLogin();
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={Lightbulb}
        onClick={() => setOpen(login.require({ reason: m.communities_suggest_sign_in() }))}
      >
        {m.communities_suggest()}
      </Button>
      {open && <SuggestForm communities={communities} onClose={() => setOpen(false)} />}
    </>
  );
}
