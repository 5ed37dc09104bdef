import { m } from '#platform/messages/messages.js';
import { RenderLink, type LinkProps } from './render-link.tsx';

/** The logo without the name: a path, and the light at its end. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <path
        d="M3 23.5h5.5a4 4 0 0 0 4-4v-2a4 4 0 0 1 4-4H21"
        fill="none"
        stroke="var(--color-primary)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <circle cx="22" cy="6" r="4" fill="var(--color-secondary)" />
    </svg>
  );
}

/** The logo with the name, linking to the home page: `<Logo brand={brand} render={<Link to="/" />} />`. */
export function Logo({ brand, ...props }: LinkProps & { brand: string }) {
  return (
    <RenderLink {...props} className="logo" aria-label={m.kit_logo({ brand })}>
      <LogoMark />
      <span className="clip">{brand}</span>
    </RenderLink>
  );
}
