import 'react';

declare module 'react' {
  // Only an interface can add to React's own: it lets a style prop carry the kit's CSS variables.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
