import type { Art } from '#platform/art/shapes.ts';

/** Renders art as inline SVG. Decorative: the text beside it carries the name. */
export function Picture({ art }: { art: Art }) {
  const paths = art.shapes.map(({ tone, d, width, transform }, index) => {
    const colour = `var(--${tone})`;
    const paint = width === undefined ? { fill: colour } : { fill: 'none', stroke: colour, strokeWidth: width };
    return <path key={index} d={d} transform={transform} {...paint} />;
  });
  return (
    <svg
      className={`art art-${art.palette}`}
      viewBox={art.viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {art.transform === undefined && !art.roundCaps ? (
        paths
      ) : (
        <g transform={art.transform} strokeLinecap={art.roundCaps ? 'round' : undefined}>
          {paths}
        </g>
      )}
    </svg>
  );
}
