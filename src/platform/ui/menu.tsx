import Check from 'lucide-react/icons/check';
import { lazy, Suspense, useContext, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import { MenuParts, type MenuProps } from './menu-parts.ts';
import { renderAs } from './render-as.ts';
import { RenderLink } from './render-link.tsx';
import { useLazyPopup } from './use-lazy-popup.ts';

const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazy(async () => ({ default: (await loadPopup()).MenuPopup }));

/** Actions behind a button; arrow keys, typing and Escape work. */
export function Menu({ trigger, align = 'end', side = 'bottom', children }: MenuProps) {
  const { open, wasOpened, setOpen, setOpenOnEvent, opener, trigger: triggerProps } = useLazyPopup({}, loadPopup);
  const onKeyDown = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpenOnEvent(event, true);
  };
  return (
    <>
      {renderAs(trigger, { 'aria-haspopup': 'menu', ...triggerProps, onKeyDown })}
      {wasOpened && (
        <Suspense>
          <MenuPopup {...{ open, opener, align, side }} onOpenChange={setOpen}>
            {children}
          </MenuPopup>
        </Suspense>
      )}
    </>
  );
}

function useParts() {
  const parts = useContext(MenuParts);
  if (!parts) throw new Error('a menu item must be inside a menu');
  return parts;
}

type MenuItemProps = { icon?: IconShape; danger?: boolean; disabled?: boolean; onSelect?: () => void; children: ReactNode };

/** An action in a menu. */
export function MenuItem({ icon, danger, disabled = false, onSelect, children }: MenuItemProps) {
  const Base = useParts();
  return (
    <Base.Item className={classNames('menu-item', danger && 'menu-danger')} disabled={disabled} onClick={() => onSelect?.()}>
      {icon && <Icon of={icon} />}
      {children}
    </Base.Item>
  );
}

/** A link in a menu: pass the router's link as `render`, or a URL as `href`. */
export function MenuLink({
  icon,
  render,
  href,
  children,
}: {
  icon?: IconShape;
  render?: ReactElement;
  href?: string;
  children: ReactNode;
}) {
  const Base = useParts();
  return (
    <Base.LinkItem
      className="menu-item"
      closeOnClick
      render={<RenderLink render={render} {...(href !== undefined && { href })} />}
    >
      {icon && <Icon of={icon} />}
      {children}
    </Base.LinkItem>
  );
}

type MenuChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
};

/** A choice of one of a few options, such as the order of a list; the chosen one is ticked. */
export function MenuChoice({ label, value, options, onValueChange }: MenuChoiceProps) {
  const Base = useParts();
  return (
    <Base.RadioGroup value={value} onValueChange={(next: string) => onValueChange(next)}>
      <Base.GroupLabel className="menu-label">{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} className="menu-item" closeOnClick>
          {option.label}
          <Base.RadioItemIndicator className="push-end">
            <Icon of={Check} small />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/** A separating line between groups of items. */
export function MenuSeparator() {
  const Base = useParts();
  return <Base.Separator className="menu-separator" />;
}
