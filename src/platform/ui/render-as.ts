import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { classNames } from './class-names.ts';

type Press = (event: MouseEvent<never>) => void;
type Given = Record<string, unknown> & { className?: string | undefined; onClick?: Press | undefined };

/** Clones the element with these properties: class names are joined, and its own click handler runs first. */
export function renderAs(element: ReactElement, given: Given): ReactElement {
  const own = (element as ReactElement<Given>).props;
  const press: Press = (event) => {
    own.onClick?.(event);
    given.onClick?.(event);
  };
  return cloneElement(element as ReactElement<Given>, {
    ...given,
    className: classNames(own.className, given.className) || undefined,
    ...(own.onClick || given.onClick ? { onClick: press } : {}),
  });
}
