import FolderPlus from 'lucide-react/icons/folder-plus';
import { useEffect, useState } from 'react';
import { useCurrentUser, useLogin } from '#features/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx';
import { keepPendingPin, takePendingPin } from './pending-pin.ts';
import { PinDrawer } from './pin-drawer.tsx';
import type { PinKind } from './queries.ts';

type PinButtonProps = {
  kind: PinKind;
  /** The slug or id under which its feature knows it; a resource is `skill:resource`. */
  id: string;
  title: string;
} & Pick<ButtonLook, 'iconOnly' | 'small' | 'wide' | 'variant'>;

/** Opens the boards to pin something to. A visitor signs in first and finds the boards open on return. */
export function PinButton({ kind, id, title, iconOnly = true, variant = 'bare', ...look }: PinButtonProps) {
  const [open, setOpen] = useState(false);
  const login = useLogin();
  const user = useCurrentUser();
  const signedIn = user !== null;
  const what = `${kind} ${id}`;
  useEffect(() => {
    if (signedIn && takePendingPin(what)) setOpen(true);
  }, [signedIn, what]);
  const press = () => {
    if (login.require({ reason: m.boards_pin_why() })) return setOpen(true);
    return keepPendingPin(what);
  };
  return (
    <>
      <Button
        {...look}
        variant={variant}
        icon={FolderPlus}
        iconOnly={iconOnly}
        label={m.boards_pin_named({ title })}
        onClick={press}
      >
        {m.boards_pin()}
      </Button>
      {open && <PinDrawer kind={kind} id={id} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
