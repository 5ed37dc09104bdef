import { Link } from '@tanstack/react-router';
import { QUESTIONNAIRE_PATH, SCORE_FORMULA_PATH } from './nav-links.ts';
import { m } from '#platform/messages/messages.js';
import type { Visibility } from './visibility.ts';

/** A promotion above the header. */
export function TopBanner({ visibility }: { visibility: Exclude<Visibility, 'nowhere'> }) {
  return (
    <aside
      className={`top-banner no-print ${visibility === 'wide-only' ? 'not-on-phone' : ''}`}
      aria-label={m.shell_banner_label()}
    >
      <p className="container small">
        {m.shell_banner()}{' '}
        <Link to={SCORE_FORMULA_PATH} className="link">
          {m.shell_banner_link()}
        </Link>{' '}
        <Link to={QUESTIONNAIRE_PATH} className="link not-on-phone" style={{ marginInlineStart: 16 }}>
          {m.course_finder_title()}
        </Link>
      </p>
    </aside>
  );
}
