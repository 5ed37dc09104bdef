import { localizePath } from '#platform/language/language.ts';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { useKeepCampaign } from './campaign.tsx';
import { renderAs } from './render-as.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** The router's link, for example `<Link to="/jobs" />`; without it, a plain anchor with `href` is rendered. */
  render?: ReactElement | undefined;
};

/**
 * A link whose routing component is chosen by the caller, so that the design system does not depend on a router. Internal URLs
 * keep the language and the campaign.
 */
export function RenderLink({ render, children, ...props }: LinkProps) {
  const keepCampaign = useKeepCampaign();
  const linkProps = props.href?.startsWith('/') ? { ...props, href: localizePath(keepCampaign(props.href)) } : props;
  if (!render) return <a {...linkProps}>{children}</a>;
  return renderAs(render, { ...linkProps, children });
}
