import type { ComponentType, SVGProps } from 'react';
import { classNames } from './class-names.ts';

/** Any icon of lucide-react, imported one by one: `import Bell from 'lucide-react/icons/bell'`. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement>>;

/** An icon in the design system's stroke width; decorative, the text beside it carries the meaning. */
export function Icon({ of: Shape, small, className }: { of: IconShape; small?: boolean; className?: string }) {
  return <Shape className={classNames('icon', small && 'icon-s', className)} aria-hidden="true" />;
}
