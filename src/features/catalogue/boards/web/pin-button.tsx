import FolderPlus from 'lucide-react/icons/folder-plus';
import { useState } from 'react';
import { useCurrentUser, useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button, type ButtonLook } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { savePendingPin, usePendingPin } from './pending-pin.ts';
import type { PinKind } from './queries.ts';

const PinDrawer = lazyDialog(async () => (await import('./pin-drawer.tsx')).PinDrawer);

type PinButtonProps = {
  kind: PinKind;
  /** The slug or id in its feature; a resource is `skill:resource`. */
  id: string;
  title: string;
} & Pick<ButtonLook, 'iconOnly' | 'small' | 'wide' | 'variant'>;

/** Opens the boards to pin an item to. Visitors sign in first and return to the open drawer. */
export function PinButton({ kind, id, title, iconOnly = true, variant = 'bare', ...look }: PinButtonProps) {
  const [pressed, setPressed] = useState(false);
  const login = useLogin();
  const user = useCurrentUser();
  const item = `${kind} ${id}`;
  const pending = usePendingPin() === item;
  const open = user !== null && (pressed || pending);
  const press = () => {
    if (login.require({ reason: m.boards_pin_why() })) setPressed(true);
    else savePendingPin(item);
  };
  const close = () => {
    setPressed(false);
    if (pending) savePendingPin('');
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
      {open && <PinDrawer kind={kind} id={id} title={title} onClose={close} />}
    </>
  );
}
