import 'react';

declare module 'react' {
  // Lets `style` props set CSS variables. An interface, because only interfaces can be merged with React's declaration.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
