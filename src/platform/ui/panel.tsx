import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';

type PanelProps = ComponentPropsWithRef<'section'> & {
  /** Pixels between the things inside. */
  gap?: number;
  /** Pixels of padding; 24 by default. */
  pad?: number;
};

/** Holds what belongs together; a panel is not a card and leads nowhere. */
export function Panel({ gap, pad, className, style, ...props }: PanelProps) {
  const knobs = {
    ...(gap !== undefined && { '--gap': `${gap}px` }),
    ...(pad !== undefined && { '--pad': `${pad}px` }),
    ...style,
  };
  return <section {...props} className={classNames('panel', gap !== undefined && 'stack', className)} style={knobs} />;
}
