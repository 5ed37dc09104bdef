import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import { RenderLink } from './render-link.tsx';

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  children: ReactNode;
};

/** Actions behind a button; arrow keys, typing and Escape work. */
export function Menu({ trigger, align = 'end', side = 'bottom', children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="over" align={align} side={side} sideOffset={6} collisionPadding={16}>
          <Base.Popup className="menu float">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemProps = { icon?: IconShape; danger?: boolean; disabled?: boolean; onSelect?: () => void; children: ReactNode };

/** One action. */
export function MenuItem({ icon, danger, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item className={classNames('menu-item', danger && 'menu-danger')} disabled={disabled} onClick={() => onSelect?.()}>
      {icon && <Icon of={icon} />}
      {children}
    </Base.Item>
  );
}

/** One place to go: `render` takes the router's link, or give `href`. */
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

/** One choice among a few, ticked: the order of a list, for example. */
export function MenuChoice({ label, value, options, onValueChange }: MenuChoiceProps) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: string) => onValueChange(next)}>
      <Base.GroupLabel className="menu-label">{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} className="menu-item" closeOnClick>
          {option.label}
          <Base.RadioItemIndicator className="push">
            <Icon of={Check} small />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/** A line between groups. */
export function MenuSeparator() {
  return <Base.Separator className="menu-line" />;
}
