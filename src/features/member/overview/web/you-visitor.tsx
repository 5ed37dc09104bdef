import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { SignInOptions } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';

const GAINS = [
  m.overview_gain_fit,
  m.overview_gain_plan,
  m.overview_gain_applications,
  m.overview_gain_saved,
  m.overview_gain_ask,
];

/** What signing in gives, with the ways to sign in. */
export function YouVisitor() {
  return (
    <main className="container narrow">
      <h1>{m.overview_you()}</h1>
      <p className="muted">{m.overview_visitor_lead()}</p>
      <ul className="fact-list">
        {GAINS.map((gain) => (
          <li key={gain()}>
            <Icon of={Check} small />
            {gain()}
          </li>
        ))}
      </ul>
      <SignInOptions returnTo="/you" />
      <p className="small muted">{m.accounts_login_text()}</p>
      <p className="small">
        {m.overview_visitor_free()} <TextLink render={<Link to="/check" />}>{m.shell_check_ad()}</TextLink>
      </p>
    </main>
  );
}
