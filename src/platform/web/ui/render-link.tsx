import { useRender } from '@base-ui/react/use-render';
import { localPath } from '../../language/language.ts';
import type { ComponentPropsWithRef, ReactElement } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** The router's link, for example `<Link to="/jobs" />`; left out, a plain anchor with `href` is drawn. */
  render?: ReactElement | undefined;
};

/** A link that lets the caller choose who navigates, so that the kit knows no router. An address of this site stays in the reader's language. */
export function RenderLink({ render, ref, ...props }: LinkProps) {
  const own = props.href?.startsWith('/') ? { ...props, href: localPath(props.href) } : props;
  return useRender({ render, ref, props: own, defaultTagName: 'a' });
}
