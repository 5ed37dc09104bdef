import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { TextLink } from '#platform/ui/text-link.tsx';

/** Leads to checking an ad that is not in the catalogue. */
export const CheckAnyAd = () => (
  <p className="small">
    {m.marketing_check()} <TextLink render={<Link to="/check" />}>{m.marketing_check_link()}</TextLink>
  </p>
);
