import ShieldCheck from 'lucide-react/icons/shield-check';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';

/** Safety advice for applicants. */
export function TrustNote() {
  return (
    <Banner icon={ShieldCheck} title={m.jobs_trust()}>
      {m.jobs_trust_text()}
    </Banner>
  );
}
