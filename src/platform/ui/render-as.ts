import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { classNames } from './class-names.ts';

type Press = (event: MouseEvent<never>) => void;
type ElementProps = Record<string, unknown> & { className?: string | undefined; onClick?: Press | undefined };

/** Clones the element with these properties: class names are joined, and its own click handler runs first. */
export function renderAs(element: ReactElement, props: ElementProps): ReactElement {
  const ownProps = (element as ReactElement<ElementProps>).props;
  const press: Press = (event) => {
    ownProps.onClick?.(event);
    props.onClick?.(event);
  };
  return cloneElement(element as ReactElement<ElementProps>, {
    ...props,
    className: classNames(ownProps.className, props.className) || undefined,
    ...(ownProps.onClick || props.onClick ? { onClick: press } : {}),
  });
}
