import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, ReactElement } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** The router's link, for example `<Link to="/jobs" />`; left out, a plain anchor with `href` is drawn. */
  render?: ReactElement | undefined;
};

/** A link that lets the caller choose who navigates, so that the kit knows no router. */
export function RenderLink({ render, ref, ...props }: LinkProps) {
  return useRender({ render, ref, props, defaultTagName: 'a' });
}
