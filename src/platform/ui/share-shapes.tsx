import type { IconShape } from './icon.tsx';

/** "in" in a square. */
export const linkedInShape: IconShape = (props) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" {...props}>
    <rect x="3" y="3" width="18" height="18" rx="3" />
    <path d="M7.5 11v6M7.5 7.5v.01M11.5 17v-6M11.5 14a2.5 2.5 0 0 1 5 0v3" />
  </svg>
);

/** The letter X. */
export const xShape: IconShape = (props) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" {...props}>
    <path d="M5 4l11.5 16H19L7.5 4zM18.5 4l-6 6.8M10.6 13.2 5 20" />
  </svg>
);
