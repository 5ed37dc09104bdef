import ShieldCheck from 'lucide-react/icons/shield-check';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';

/** What every visitor should know before sending anything to a stranger. */
export function TrustNote() {
  return (
    <Banner icon={ShieldCheck} title={m.jobs_trust()}>
      {m.jobs_trust_text()}
    </Banner>
  );
}
