import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import Smartphone from 'lucide-react/icons/smartphone';
import { useSyncExternalStore } from 'react';
import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/browser/api.ts';
import { formatDate } from '#platform/language/format.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { Button } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { getPushState, subscribe, unsubscribe, type PushState } from './push-subscription.ts';

const devicesQuery = () => query('GET /api/notifications/devices');
const subscribeToNothing = () => () => {};

/** The browsers with push notifications, and whether this one is among them. */
export function DeviceSettings() {
  const devices = useQuery(devicesQuery());
  const { brand } = useRouteContext({ from: '__root__' });
  const state = useSyncExternalStore<PushState | undefined>(subscribeToNothing, getPushState, () => undefined);
  return (
    <section className="panel stack" aria-labelledby="choose-devices">
      <h2 id="choose-devices">{m.notifications_push()}</h2>
      <p className="muted">{m.notifications_push_about({ brand })}</p>
      {devices.isPending && <SkeletonText />}
      {devices.isError && <ErrorState level={3} title={m.notifications_push_error()} onRetry={() => void devices.refetch()} />}
      {devices.isSuccess && <Devices devices={devices.data} state={state} />}
    </section>
  );
}

type DeviceList = CallOutput<'GET /api/notifications/devices'>;

function Devices({ devices, state }: { devices: DeviceList; state: PushState | undefined }) {
  const client = useQueryClient();
  const toast = useToast();
  const { brand } = useRouteContext({ from: '__root__' });
  const storeList = { onSuccess: (list: DeviceList) => client.setQueryData(devicesQuery().queryKey, list) };
  const add = useMutation({ ...mutation('POST /api/notifications/devices'), ...storeList });
  const remove = useMutation({ ...mutation('DELETE /api/notifications/devices/{id}'), ...storeList });
  const warn = (text: string) => void toast.show(text, { kind: 'warn' });
  const enable = useMutation({
    mutationFn: () => subscribe(devices.meta.public_key),
    onSuccess: (json) =>
      json ? add.mutate({ json }, { onError: (error) => warn(error.message) }) : warn(m.notifications_push_no()),
    onError: () => warn(m.notifications_push_failed()),
  });
  const isEnabledHere = devices.data.some(({ attributes }) => attributes.current);
  const removeDevice = (id: string, current: boolean) => {
    if (current) void unsubscribe().catch(() => {});
    remove.mutate({ params: { id } }, { onError: (error) => warn(error.message) });
  };
  return (
    <>
      {state === 'unsupported' && <p>{m.notifications_push_unsupported({ brand })}</p>}
      {state === 'denied' && !isEnabledHere && <p>{m.notifications_push_denied()}</p>}
      {state === 'available' && !isEnabledHere && (
        <Button variant="quiet" className="start" loading={enable.isPending || add.isPending} onClick={() => enable.mutate()}>
          {m.notifications_push_begin()}
        </Button>
      )}
      {devices.data.length > 0 && (
        <List>
          {devices.data.map(({ id, attributes: { name, current, created_at } }) => (
            <Item
              key={id}
              art={<Icon of={Smartphone} />}
              action={
                <Button
                  variant="bare"
                  small
                  label={m.notifications_push_end_of({ name: name || m.notifications_push_unknown() })}
                  onClick={() => removeDevice(id, current)}
                >
                  {m.notifications_push_end()}
                </Button>
              }
            >
              <ItemTitle level={3}>{name || m.notifications_push_unknown()}</ItemTitle>
              <p className="small muted">
                {current ? m.notifications_push_here() : m.notifications_push_since({ date: formatDate(created_at) })}
              </p>
            </Item>
          ))}
        </List>
      )}
    </>
  );
}
