import { classNames } from './class-names.ts';
import { RenderLink, type LinkProps } from './render-link.tsx';

/** A link within text. */
export function TextLink({ className, ...props }: LinkProps) {
  return <RenderLink {...props} className={classNames('link', className)} />;
}
