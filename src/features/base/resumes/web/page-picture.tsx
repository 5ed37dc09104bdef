import type { ListedResume } from './queries.ts';
import './resumes.css';

type FirstPage = NonNullable<ListedResume['attributes']['first_page']>;

/** Lines of at least this share of the largest are drawn as headings. */
const HEADING_SHARE = 0.8;
/** So much thicker than in the file, since lines would be too thin to see at this size. */
const STROKE = 1.3;
const BLANK: FirstPage = { width: 595, height: 842, lines: [], pictures: [] };

/** The first page of a version, small: its lines and pictures where they stand. Decorative, since the name is beside it. */
export function PagePicture({ page }: { page: FirstPage | null }) {
  const { width, height, lines, pictures } = page ?? BLANK;
  const largest = Math.max(0, ...lines.map(([, , , size]) => size));
  const isEven = lines.every(([, , , size]) => size > largest * HEADING_SHARE);
  return (
    <svg className="page-picture" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {pictures.map(([x, y, w, h], at) => (
        <rect key={at} className="page-image" x={x} y={y} width={w} height={h} />
      ))}
      {lines.map(([x, y, w, h], at) => (
        <rect
          key={at}
          className={!isEven && h > largest * HEADING_SHARE ? 'page-heading' : 'page-line'}
          x={x}
          y={y}
          width={w}
          height={h * STROKE}
          rx={2}
        />
      ))}
    </svg>
  );
}
