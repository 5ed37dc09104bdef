import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';

/** Holds what belongs together; a panel is not a card and leads nowhere. `[--pad:20px]` changes its padding of 24. */
export function Panel({ className, ...props }: ComponentPropsWithRef<'section'>) {
  return <section {...props} className={classNames('panel', className)} />;
}
