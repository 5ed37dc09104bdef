import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';

/** The link from the settings to the notification preferences. */
export function NotificationSettings() {
  return (
    <section className="panel stack" aria-labelledby="settings-notices">
      <h2 id="settings-notices">{m.notifications_title()}</h2>
      <p className="muted">{m.notifications_preferences_lead()}</p>
      <ButtonLink variant="quiet" className="start" render={<Link to="/settings/notifications" />}>
        {m.notifications_choose()}
      </ButtonLink>
    </section>
  );
}
