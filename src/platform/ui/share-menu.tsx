import Share2 from 'lucide-react/icons/share-2';
import { lazy, Suspense, type ReactNode } from 'react';
import { m } from '../messages/messages.js';
import { Button, type ButtonLook } from './button.tsx';
import { useLazyPopup } from './use-lazy-popup.ts';

const loadPopup = () => import('./share-popup.tsx');
const SharePopup = lazy(async () => ({ default: (await loadPopup()).SharePopup }));

type ShareMenuProps = Omit<ButtonLook, 'icon' | 'danger' | 'wide'> & {
  /** The name of what is shared, as others read it. */
  title: string;
  /** Its address on this site. */
  path: string;
  /** Called once it was shared or its link copied; leaving for another site counts. */
  onShared?: () => void;
  /** The accessible name of the button, where its text is not enough. */
  label?: string;
  /** The text of the button; "Share" by default. */
  children?: ReactNode;
};

/** A button with the ways to share a page: other sites, e-mail, the link, and what the device offers. */
export function ShareMenu({ title, path, onShared, variant = 'bare', children, ...look }: ShareMenuProps) {
  const { open, wasOpened, setOpen, opener, trigger } = useLazyPopup({}, loadPopup);
  return (
    <>
      <Button {...look} variant={variant} icon={Share2} aria-haspopup="menu" {...trigger}>
        {children ?? m.kit_share()}
      </Button>
      {wasOpened && (
        <Suspense>
          <SharePopup {...{ open, opener, title, path }} onOpenChange={setOpen} {...(onShared && { onShared })} />
        </Suspense>
      )}
    </>
  );
}
