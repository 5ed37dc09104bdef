import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import { RenderLink, type LinkProps } from './render-link.tsx';

export type ButtonLook = {
  /** solid: the main action; quiet: beside it; bare: one of several in a row. */
  variant?: 'solid' | 'quiet' | 'bare';
  small?: boolean;
  wide?: boolean;
  /** Red text, for destructive actions. */
  danger?: boolean;
  icon?: IconShape;
  /** Shows the icon alone; `label` then names the button. */
  iconOnly?: boolean;
};

type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** The accessible name, where the visible text is not enough. */
    label?: string;
    /** Shows a spinner and ignores presses; the button keeps the focus. */
    loading?: boolean;
    /** For a button that is on or off, such as Save. */
    pressed?: boolean;
  };

type LookProps = ButtonLook & { className?: string | undefined };

function buttonClass({ variant = 'solid', small, wide, danger, iconOnly, className }: LookProps): string {
  return classNames(
    'btn',
    variant !== 'solid' && `btn-${variant}`,
    small && 'btn-small',
    wide && 'btn-wide',
    danger && 'btn-danger',
    iconOnly && 'btn-icon',
    className,
  );
}

function buttonContent(icon: IconShape | undefined, look: ButtonLook, children: ReactNode, spin = false) {
  return (
    <>
      {icon && <Icon of={icon} small={Boolean(look.small)} {...(spin ? { className: 'spin' } : {})} />}
      {!look.iconOnly && children}
    </>
  );
}

/** A button. A view has one solid button; all others are quiet or bare. */
export function Button({
  variant = 'solid',
  small = false,
  wide = false,
  danger = false,
  icon,
  iconOnly = false,
  label,
  loading = false,
  pressed,
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const look = { variant, small, wide, danger, iconOnly };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Whoever clicks twice wants it once: the second click must not turn off what the first turned on.
    const isRepeated = pressed !== undefined && event.detail > 1;
    if (!loading && !isRepeated) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      {...props}
      className={buttonClass({ ...look, className })}
      aria-label={label ?? props['aria-label']}
      aria-pressed={pressed ?? props['aria-pressed']}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {buttonContent(loading ? LoaderCircle : icon, look, children, loading)}
      {loading && <span className="visually-hidden">{m.kit_loading()}</span>}
    </button>
  );
}

/** A link that looks like a button: `<ButtonLink render={<Link to="/jobs" />}>See jobs</ButtonLink>`, or with `href`. */
export function ButtonLink({
  variant = 'solid',
  small = false,
  wide = false,
  danger = false,
  icon,
  iconOnly = false,
  label,
  className,
  children,
  ...props
}: LinkProps & ButtonLook & { label?: string }) {
  const look = { variant, small, wide, danger, iconOnly };
  return (
    <RenderLink {...props} className={buttonClass({ ...look, className })} {...(label ? { 'aria-label': label } : {})}>
      {buttonContent(icon, look, children)}
    </RenderLink>
  );
}
