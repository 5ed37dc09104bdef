import { localizePath } from '#platform/language/language.ts';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { renderAs } from './render-as.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** The router's link, for example `<Link to="/jobs" />`; left out, a plain anchor with `href` is drawn. */
  render?: ReactElement | undefined;
};

/** A link that lets the caller choose who navigates, so that the kit knows no router. An address of this site stays in the reader's language. */
export function RenderLink({ render, children, ...props }: LinkProps) {
  const own = props.href?.startsWith('/') ? { ...props, href: localizePath(props.href) } : props;
  if (!render) return <a {...own}>{children}</a>;
  return renderAs(render, { ...own, children });
}
