import type { ComponentPropsWithRef, ReactElement } from 'react';
import { renderAs } from './render-as.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** The router's link, for example `<Link to="/jobs" />`; left out, a plain anchor with `href` is drawn. */
  render?: ReactElement | undefined;
};

/** A link that lets the caller choose who navigates, so that the kit knows no router. */
export function RenderLink({ render, children, ...props }: LinkProps) {
  if (!render) return <a {...props}>{children}</a>;
  return renderAs(render, { ...props, children });
}
