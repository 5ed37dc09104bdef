import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';

/** The settings section that links to the recorded events. */
export function AnalyticsSettings() {
  return (
    <section className="panel stack" aria-labelledby="settings-counted">
      <h2 id="settings-counted">{m.analytics_mine_settings()}</h2>
      <p className="muted">{m.analytics_mine_settings_text()}</p>
      <ButtonLink variant="quiet" className="start" render={<Link to="/settings/activity" />}>
        {m.analytics_mine_link()}
      </ButtonLink>
    </section>
  );
}
