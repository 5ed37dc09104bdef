import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';

type BannerProps = {
  kind?: 'info' | 'good' | 'warn' | 'bad';
  icon?: IconShape;
  /** A short emphasised text in front. */
  title?: ReactNode;
  /** A small button or link at the end. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Announces it when it appears after the page has loaded. */
  live?: boolean;
  children?: ReactNode;
};

const KIND_ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

/** A notice within a page: information, success, a warning or an error. */
export function Banner({ kind = 'info', icon, title, action, onDismiss, live, children }: BannerProps) {
  const role = kind === 'bad' ? 'alert' : 'status';
  return (
    <div className={classNames('banner', kind !== 'info' && `banner-${kind}`)} role={live ? role : undefined}>
      <Icon of={icon ?? KIND_ICONS[kind]} />
      <div className="min-w-0 flex-1">
        {title && <strong>{title} </strong>}
        {children}
      </div>
      {action}
      {onDismiss && <Button variant="bare" small icon={X} iconOnly label={m.kit_dismiss()} onClick={onDismiss} />}
    </div>
  );
}
