import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';

type TagProps = {
  tone?: 'neutral' | 'primary' | 'secondary' | 'good' | 'warn' | 'bad' | 'solid';
  icon?: IconShape;
  className?: string;
  children: ReactNode;
};

/** States a fact: Full time, Required, FREE. Never clickable; `solid` is for use over art. */
export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span className={classNames('tag', tone !== 'neutral' && `tag-${tone}`, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}
