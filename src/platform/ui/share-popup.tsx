import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { Menu as Base } from '@base-ui/react/menu';
import { useState, type ReactNode, type RefObject } from 'react';
import { siteOrigin } from '#platform/browser/api.ts';
import { localizePath } from '#platform/language/language.ts';
import { m } from '../messages/messages.js';
import { shareAddresses } from './share-addresses.ts';
import { linkedInShape, xShape } from './share-shapes.tsx';
import { MenuPopup } from './menu-popup.tsx';
import { MenuItem, MenuSeparator } from './menu.tsx';
import { Icon, type IconShape } from './icon.tsx';
import { useToast } from './toast.tsx';

type SharePopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  title: string;
  path: string;
  onShared?: () => void;
};

/** The ways to share a page; loaded when the first such menu opens. */
export function SharePopup({ title, path, onShared = () => {}, ...popup }: SharePopupProps) {
  const toast = useToast();
  const [canShare] = useState(() => typeof navigator.share === 'function');
  const url = new URL(localizePath(path), siteOrigin()).href;
  const { whatsapp, linkedIn, x, mail } = shareAddresses({ title, url });
  const fail = () => void toast.show(m.kit_share_failed({ url }), { kind: 'warn' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      return fail();
    }
    toast.show(m.kit_link_copied());
    onShared();
  };
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      return isCancelled ? undefined : fail();
    }
    onShared();
  };
  return (
    <MenuPopup {...popup} align="end" side="bottom">
      <MenuItem icon={Link2} onSelect={() => void copy()}>
        {m.kit_share_copy()}
      </MenuItem>
      <MenuSeparator />
      <SiteItem icon={MessageCircle} href={whatsapp} onSelect={onShared}>
        WhatsApp
      </SiteItem>
      <SiteItem icon={linkedInShape} href={linkedIn} onSelect={onShared}>
        LinkedIn
      </SiteItem>
      <SiteItem icon={xShape} href={x} onSelect={onShared}>
        X
      </SiteItem>
      <SiteItem icon={Mail} href={mail} onSelect={onShared}>
        {m.kit_share_mail()}
      </SiteItem>
      {canShare && (
        <>
          <MenuSeparator />
          <MenuItem icon={Share2} onSelect={() => void share()}>
            {m.kit_share_device()}
          </MenuItem>
        </>
      )}
    </MenuPopup>
  );
}

type SiteItemProps = { icon: IconShape; href: string; onSelect: () => void; children: ReactNode };

/** A link to another site, opened in a tab of its own. */
const SiteItem = ({ icon, href, onSelect, children }: SiteItemProps) => (
  <Base.LinkItem className="menu-item" closeOnClick href={href} target="_blank" rel="noopener noreferrer" onClick={onSelect}>
    <Icon of={icon} />
    {children}
  </Base.LinkItem>
);
