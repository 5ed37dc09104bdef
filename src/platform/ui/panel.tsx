import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';

/** A framed section; unlike a card it is not a link. The class `[--pad:20px]` changes its padding from 24 px to 20 px. */
export function Panel({ className, ...props }: ComponentPropsWithRef<'section'>) {
  return <section {...props} className={classNames('panel', className)} />;
}
