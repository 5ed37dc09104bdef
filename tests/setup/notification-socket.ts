/** A member's socket for notifications. It connects again by itself and asks for what it missed, as the pages do. */
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { reconnectDelay } from '#platform/realtime/web/reconnect-delay.ts';

const IDENTIFIER = JSON.stringify({ channel: 'NotificationChannel', replay: true });
const PROTOCOL = 'actioncable-v1-json';

export type NotificationSocket = {
  /** The numbers of the notifications in the order of their arrival. */
  received: number[];
  isConnected: () => boolean;
  /** When it was connected, in milliseconds of `Date.now()`; the last is the newest. */
  connectedAt: number[];
  /** Loses the connection without a word, as a telephone does. */
  lose: () => void;
  close: () => void;
};

type Frame = { type?: string; reason?: string; reconnect?: boolean; message?: { type: string; sequence: number } };

type Options = {
  /** The site, as the browser knows it. */
  origin: string;
  cookie: string;
  /** Where the site is reached, if not at its own address. */
  address?: string;
  /** The loopback address it comes from: the server accepts a hundred sockets of each. */
  localAddress?: string;
  /** The authority that signed the certificate of the site. */
  ca?: Buffer;
  /** Told of every notification as it arrives. */
  onNotification?: (sequence: number) => void;
};

export function openNotificationSocket(options: Options): NotificationSocket {
  const { origin, cookie, address = origin, onNotification, ...network } = options;
  const url = `${address.replace(/^http/, 'ws')}/cable`;
  const received: number[] = [];
  const connectedAt: number[] = [];
  let [isConnected, isClosed, tries] = [false, false, 0];
  let socket: WebSocket;

  const connect = () => {
    let isRestart = false;
    socket = new WebSocket(url, [PROTOCOL], { origin, headers: { cookie }, ...network });
    const send = (command: string, data?: object) =>
      socket.send(JSON.stringify({ command, identifier: IDENTIFIER, ...(data && { data: JSON.stringify(data) }) }));
    socket.on('error', () => {});
    socket.on('message', (bytes: Buffer) => {
      const { type, reason, message } = JSON.parse(String(bytes)) as Frame;
      if (type === 'welcome') send('subscribe');
      if (type === 'disconnect') isRestart = reason === 'server_restart';
      if (type === 'confirm_subscription') {
        [isConnected, tries] = [true, 0];
        connectedAt.push(Date.now());
        send('message', { action: 'replay', after: received.at(-1) ?? 0 });
      }
      if (message?.type !== 'notification') return;
      received.push(message.sequence);
      onNotification?.(message.sequence);
    });
    socket.on('close', () => {
      isConnected = false;
      const delay = reconnectDelay(tries, Math.random(), isRestart);
      tries += 1;
      if (!isClosed) void sleep(delay).then(() => (isClosed ? undefined : connect()));
    });
  };
  connect();
  return {
    received,
    connectedAt,
    isConnected: () => isConnected,
    lose: () => socket.terminate(),
    close: () => {
      isClosed = true;
      socket.close();
    },
  };
}
