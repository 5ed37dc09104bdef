import { Link } from '@tanstack/react-router';
import PencilLine from 'lucide-react/icons/pencil-line';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';

/** To better words for what was done already. */
export function TailorLink({ applicationId }: { applicationId: string }) {
  return (
    <ButtonLink
      variant="quiet"
      small
      icon={PencilLine}
      render={<Link to="/tailor/$jobApplicationId" params={{ jobApplicationId: applicationId }} />}
    >
      {m.fitment_tailor()}
    </ButtonLink>
  );
}
