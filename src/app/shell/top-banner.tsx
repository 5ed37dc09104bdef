import { Link } from '@tanstack/react-router';
import { QUESTIONNAIRE, SCORE_WORKS } from './nav-links.ts';
import { m } from '#platform/messages/messages.js';
import type { Visibility } from './visibility.ts';

/** A promotion above the header. */
export function TopBanner({ shown }: { shown: Visibility }) {
  if (shown === 'nowhere') return null;
  return (
    <aside className={`top-banner no-print ${shown === 'wide-only' ? 'not-on-phone' : ''}`} aria-label={m.shell_banner_label()}>
      <p className="container small">
        {m.shell_banner()}{' '}
        <Link to={SCORE_WORKS} className="link">
          {m.shell_banner_link()}
        </Link>{' '}
        <Link to={QUESTIONNAIRE} className="link not-on-phone" style={{ marginInlineStart: 16 }}>
          {m.course_finder_title()}
        </Link>
      </p>
    </aside>
  );
}
