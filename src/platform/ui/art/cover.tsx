import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { coverArt } from '#platform/art/cover-art.ts';
import { Picture } from './picture.tsx';

type CoverProps = {
  slug: string;
  /** Side of a square thumbnail in pixels; without it, the cover fills its column at 16:10. */
  thumb?: number;
  className?: string;
  style?: CSSProperties;
  /** A tag or a play icon laid over the art. */
  children?: ReactNode;
};

/** The cover art of a slug: large on a card, small with `thumb`. */
export function Cover({ slug, thumb, className, style, children }: CoverProps) {
  const size = thumb === undefined ? style : { '--size': `${thumb}px`, ...style };
  return (
    <span className={classNames('cover', thumb !== undefined && 'thumb', className)} style={size}>
      <Picture art={coverArt(slug)} />
      {children}
    </span>
  );
}
