import 'react';

declare module 'react' {
  // Declaration merging, which needs an interface: style props may also set CSS variables.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
