/** One subscription over Action Cable's protocol, kept open while the page is visible. */
import { reconnectDelay } from './reconnect-delay.ts';

export type CableClient = { close: () => void };
type CableOptions<Message> = {
  channel: string;
  /** Called on every (re)connect: `perform` sends to the channel. */
  onConnected: (perform: (action: string, data: Record<string, unknown>) => void) => void;
  onMessage: (message: Message) => void;
  /**
   * The server refused the connection and told the client not to reconnect: the session has ended, or there are too many
   * sockets.
   */
  onRefused: (reason: string) => void;
};
type Frame = { type?: string; reason?: string; reconnect?: boolean; message?: unknown };

const PROTOCOL = 'actioncable-v1-json';
/** The server pings every three seconds; after this much silence the connection is considered dead. */
const MAX_SILENCE_MS = 8000;
/** A tab hidden for this long closes its connection. */
const HIDDEN_MS = 60_000;

/** Connects to `/cable` of this site, and reconnects when the connection is lost. */
export function openCable<Message>(options: CableOptions<Message>): CableClient {
  const identifier = JSON.stringify({ channel: options.channel, replay: true });
  let socket: WebSocket | undefined;
  let [tries, restarted, isClosed] = [0, false, false];
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  const onLost = () => {
    clearTimeout(silenceTimer);
    socket = undefined;
    if (isClosed || document.hidden) return;
    clearTimeout(reconnectTimer);
    reconnectTimer = setTimeout(connect, reconnectDelay(tries, Math.random(), restarted));
    tries += 1;
    restarted = false;
  };
  const dropSocket = () => {
    const openSocket = socket;
    if (!openSocket) return;
    Object.assign(openSocket, { onclose: null, onmessage: null });
    openSocket.close();
    onLost();
  };
  const resetSilenceTimer = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(dropSocket, MAX_SILENCE_MS);
  };
  const send = (frame: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...frame, identifier }));
  };

  function receive(frame: Frame): void {
    resetSilenceTimer();
    if (frame.type === 'welcome') return send({ command: 'subscribe' });
    if (frame.type === 'confirm_subscription') {
      tries = 0;
      return options.onConnected((action, data) => send({ command: 'message', data: JSON.stringify({ ...data, action }) }));
    }
    if (frame.type === 'disconnect') {
      restarted = frame.reason === 'server_restart';
      if (frame.reconnect) return;
      end();
      return options.onRefused(frame.reason ?? '');
    }
    if (frame.message !== undefined && frame.type === undefined) options.onMessage(frame.message as Message);
  }

  function connect(): void {
    if (isClosed || socket) return;
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/cable`, PROTOCOL);
    resetSilenceTimer();
    socket.onclose = onLost;
    socket.onmessage = ({ data }) => receive(parseFrame(String(data)));
  }

  const stopWatching = watchVisibility({
    hidden: dropSocket,
    visible: () => {
      if (socket) return;
      tries = 0;
      clearTimeout(reconnectTimer);
      connect();
    },
  });
  function end(): void {
    isClosed = true;
    clearTimeout(reconnectTimer);
    stopWatching();
    dropSocket();
  }

  connect();
  return { close: end };
}

/** Reports when the page has been hidden for a minute, and when it becomes visible again or, while visible, comes online. */
function watchVisibility({ hidden, visible }: { hidden: () => void; visible: () => void }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(hidden, HIDDEN_MS);
    else visible();
  };
  addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
  };
}

function parseFrame(text: string): Frame {
  try {
    return JSON.parse(text) as Frame;
  } catch {
    return {};
  }
}
