import { classNames } from '../class-names.ts';
import { markArt } from './mark-art.ts';
import { initials } from './initials.ts';
import { Picture } from './picture.tsx';

type MarkProps = {
  slug: string;
  /** Its initial is shown in the logo. */
  name?: string;
  /** Side in pixels, 44 by default. */
  size?: number;
  className?: string;
};

/** The generated logo of an organisation or item; the same slug always gives the same logo. */
export function Mark({ slug, name, size, className }: MarkProps) {
  const letter = name === undefined ? '' : initials(name).slice(0, 1);
  return (
    <span
      className={classNames('mark', className)}
      style={size === undefined ? undefined : { '--size': `${size}px` }}
      aria-hidden="true"
    >
      <Picture art={markArt(slug)} />
      {letter !== '' && <span className="mark-letter">{letter}</span>}
    </span>
  );
}
