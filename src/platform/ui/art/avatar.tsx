import { classNames } from '../class-names.ts';
import { initials, avatarTint } from './initials.ts';

type AvatarProps = {
  name: string;
  /** Address of the person's own picture, when there is one. */
  src?: string | null;
  /** Side in pixels, 36 by default. */
  size?: number;
  className?: string;
};

/** A person's picture or initials. Decorative: the name is beside it, or labels the control. */
export function Avatar({ name, src, size, className }: AvatarProps) {
  return (
    <span
      className={classNames('avatar', className)}
      data-tint={avatarTint(name)}
      style={size === undefined ? undefined : { '--size': `${size}px` }}
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" loading="lazy" /> : initials(name)}
    </span>
  );
}
