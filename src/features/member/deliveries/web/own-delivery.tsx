import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Send from 'lucide-react/icons/send';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { deliveryQuery, useSendAgain } from './queries.ts';

const STATES = {
  waiting: { icon: Send, label: m.deliveries_own_waiting },
  sent: { icon: CircleCheck, label: m.deliveries_own_sent },
  failed: { icon: TriangleAlert, label: m.deliveries_own_failed },
};

/** What became of the e-mail with one of the viewer's own applications; nothing where it was not sent by e-mail. */
export function OwnDelivery({ id }: { id: string }) {
  const delivery = useQuery(deliveryQuery(id)).data?.data;
  const again = useSendAgain(id);
  const toast = useToast();
  if (!delivery) return null;
  const { icon, label } = STATES[delivery.state];
  return (
    <section className="stack gap-2" aria-labelledby="application-delivery">
      <h3 className="aside-title" id="application-delivery">
        {m.deliveries_own_title()}
      </h3>
      <p className="row flex-nowrap gap-2">
        <Icon of={icon} small />
        <span className="min-w-0 break-words">{label({ email: delivery.email })}</span>
      </p>
      <p className="caption muted">{formatDateTime(delivery.sent_at)}</p>
      <p className="small muted">{delivery.state === 'failed' ? m.deliveries_own_failed_text() : m.deliveries_own_text()}</p>
      {delivery.can.send_again && (
        <Button
          variant="quiet"
          small
          className="start"
          loading={again.isPending}
          onClick={() => again.mutate({ params: { id } }, { onError: (error) => toast.show(error.message, { kind: 'warn' }) })}
        >
          {m.deliveries_own_again()}
        </Button>
      )}
    </section>
  );
}
