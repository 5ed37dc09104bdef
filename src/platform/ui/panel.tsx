import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';

type PanelProps = ComponentPropsWithRef<'section'> & {
  /** Pixels between the children. */
  gap?: number;
  /** Pixels of padding; 24 by default. */
  pad?: number;
};

/** Groups related content; unlike a card it is not a link. */
export function Panel({ gap, pad, className, style, ...props }: PanelProps) {
  const knobs = {
    ...(gap !== undefined && { '--gap': `${gap}px` }),
    ...(pad !== undefined && { '--pad': `${pad}px` }),
    ...style,
  };
  return <section {...props} className={classNames('panel', gap !== undefined && 'stack', className)} style={knobs} />;
}
