/** One subscription over Action Cable's protocol, kept open while the page is visible. */
import { reconnectDelay } from './reconnect-delay.ts';

export type CableClient = { close: () => void };
type CableOptions<Message> = {
  channel: string;
  /** Called on every (re)connect: `perform` sends to the channel. */
  onConnected: (perform: (action: string, data: Record<string, unknown>) => void) => void;
  onMessage: (message: Message) => void;
  /** The server refused to reconnect: the session has ended, or there are too many sockets. */
  onTurnedAway: (reason: string) => void;
};
type Frame = { type?: string; reason?: string; reconnect?: boolean; message?: unknown };

const PROTOCOL = 'actioncable-v1-json';
/** The server pings every three seconds; after this much silence the connection is considered dead. */
const SILENT_MS = 8000;
/** A tab hidden for this long closes its connection. */
const HIDDEN_MS = 60_000;

/** Connects to `/cable` of this site, and reconnects when the connection is lost. */
export function openCable<Message>(options: CableOptions<Message>): CableClient {
  const identifier = JSON.stringify({ channel: options.channel, replay: true });
  let line: WebSocket | undefined;
  let [tries, restarted, over] = [0, false, false];
  let again: ReturnType<typeof setTimeout> | undefined;
  let silent: ReturnType<typeof setTimeout> | undefined;

  const lost = () => {
    clearTimeout(silent);
    line = undefined;
    if (over || document.hidden) return;
    clearTimeout(again);
    again = setTimeout(connect, reconnectDelay(tries, Math.random(), restarted));
    tries += 1;
    restarted = false;
  };
  const drop = () => {
    const last = line;
    if (!last) return;
    Object.assign(last, { onclose: null, onmessage: null });
    last.close();
    lost();
  };
  const heard = () => {
    clearTimeout(silent);
    silent = setTimeout(drop, SILENT_MS);
  };
  const send = (frame: object) => {
    if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify({ ...frame, identifier }));
  };

  function receive(frame: Frame): void {
    heard();
    if (frame.type === 'welcome') return send({ command: 'subscribe' });
    if (frame.type === 'confirm_subscription') {
      tries = 0;
      return options.onConnected((action, data) => send({ command: 'message', data: JSON.stringify({ ...data, action }) }));
    }
    if (frame.type === 'disconnect') {
      restarted = frame.reason === 'server_restart';
      if (frame.reconnect) return;
      end();
      return options.onTurnedAway(frame.reason ?? '');
    }
    if (frame.message !== undefined && frame.type === undefined) options.onMessage(frame.message as Message);
  }

  function connect(): void {
    if (over || line) return;
    line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/cable`, PROTOCOL);
    heard();
    line.onclose = lost;
    line.onmessage = ({ data }) => receive(readFrame(String(data)));
  }

  const stopLooking = whenLookedAt({
    hidden: drop,
    seen: () => {
      if (line) return;
      tries = 0;
      clearTimeout(again);
      connect();
    },
  });
  function end(): void {
    over = true;
    clearTimeout(again);
    stopLooking();
    drop();
  }

  connect();
  return { close: end };
}

/** Reports when the page has been hidden for a minute, and when it is visible or online again. */
function whenLookedAt({ hidden, seen }: { hidden: () => void; seen: () => void }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(hidden, HIDDEN_MS);
    else seen();
  };
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}

function readFrame(text: string): Frame {
  try {
    return JSON.parse(text) as Frame;
  } catch {
    return {};
  }
}
