import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import { RenderLink, type LinkProps } from './render-link.tsx';

type ChipContent = { icon?: IconShape; count?: ReactNode };

function chipContent({ icon, count }: ChipContent, children: ReactNode) {
  return (
    <>
      {icon && <Icon of={icon} small />}
      {children}
      {count !== undefined && <span className="num">{count}</span>}
    </>
  );
}

/** A filter button with its number of results. A chip is always clickable; a fact is a `Tag`. */
export function Chip({
  icon,
  count,
  pressed,
  className,
  children,
  ...props
}: ComponentPropsWithRef<'button'> & ChipContent & { pressed?: boolean }) {
  return (
    <button type="button" {...props} className={classNames('chip', className)} aria-pressed={pressed ?? props['aria-pressed']}>
      {chipContent({ ...(icon && { icon }), count }, children)}
    </button>
  );
}

/** A chip that is a link; `aria-current` marks the current page. */
export function ChipLink({ icon, count, className, children, ...props }: LinkProps & ChipContent) {
  return (
    <RenderLink {...props} className={classNames('chip', className)}>
      {chipContent({ ...(icon && { icon }), count }, children)}
    </RenderLink>
  );
}
