import type { WebSocket } from 'ws';
import type { Viewer } from '#platform/http/context.ts';
import { confirmation, delivery, disconnection, parseCommand, rejection, type Params, type Reason } from './frames.ts';

/** One subscription of a member to a channel, over one connection. */
export type Subscription = {
  viewer: Viewer;
  params: Params;
  /** Sends a message; a client that reads too slowly is disconnected. */
  send: (message: unknown) => void;
};

/** What a feature offers over the socket. */
export type Channel = {
  /** The subscription is confirmed once this resolves; from then on the client misses no message. */
  subscribed: (subscription: Subscription) => Promise<void>;
  received: (subscription: Subscription, data: unknown) => void;
  unsubscribed: (subscription: Subscription) => void;
};

/** Bytes that may be buffered for a slow client. */
const MAX_BUFFERED_BYTES = 1_000_000;
const MAX_SUBSCRIPTIONS = 8;
const MAX_COMMANDS = 30;
const COMMAND_WINDOW_MS = 10_000;
/** Time for a client to read the last frame before the connection closes. */
const CLOSE_DELAY_MS = 500;
const CLOSE_NORMAL = 1000;
const CLOSE_TRY_AGAIN_LATER = 1013;

/** One socket of a signed-in member: its subscriptions, and limits on commands and buffered bytes. */
export class Connection {
  readonly viewer: Viewer;
  readonly address: string;
  #hasResponded = true;
  #socket: WebSocket;
  #channels: ReadonlyMap<string, Channel>;
  #subscriptions = new Map<string, Subscription & { channel: Channel; confirmed: boolean }>();
  #commands = { count: 0, since: Date.now() };

  constructor(socket: WebSocket, member: { viewer: Viewer; address: string }, channels: ReadonlyMap<string, Channel>) {
    this.#socket = socket;
    this.viewer = member.viewer;
    this.address = member.address;
    this.#channels = channels;
    socket.on('pong', () => (this.#hasResponded = true));
    socket.on('message', (data, binary) => this.#receive(binary ? null : String(data as Buffer)));
    // ws closes the connection itself for oversized or malformed frames.
    socket.on('error', () => {});
  }

  send(frame: object): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) return this.#terminateSlow();
    this.#socket.send(JSON.stringify(frame));
  }

  /** Whether the client has responded since the last ping. Pings again. */
  isResponding(): boolean {
    if (!this.#hasResponded) return false;
    this.#hasResponded = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
    return true;
  }

  /** Sends the reason and closes the connection. */
  disconnect(reason: Reason, code: number = CLOSE_NORMAL): void {
    this.send(disconnection(reason));
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_DELAY_MS).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Removes all subscriptions after the connection has closed. */
  unsubscribeAll(): void {
    for (const identifier of this.#subscriptions.keys()) this.#unsubscribe(identifier);
  }

  #terminateSlow(): void {
    this.#socket.close(CLOSE_TRY_AGAIN_LATER);
    this.#socket.terminate();
  }

  #receive(text: string | null): void {
    const command = text === null ? null : parseCommand(text);
    if (!command || this.#exceedsCommandLimit()) return this.disconnect('invalid_request');
    const { identifier, params } = command;
    if (command.command === 'subscribe') return this.#subscribe(identifier, params);
    if (command.command === 'unsubscribe') return this.#unsubscribe(identifier);
    const subscription = this.#subscriptions.get(identifier);
    subscription?.channel.received(subscription, command.data);
  }

  #exceedsCommandLimit(): boolean {
    const now = Date.now();
    if (now - this.#commands.since > COMMAND_WINDOW_MS) this.#commands = { count: 0, since: now };
    this.#commands.count += 1;
    return this.#commands.count > MAX_COMMANDS;
  }

  /** Clients repeat a subscription until it is confirmed, so an existing one is confirmed again. */
  #subscribe(identifier: string, params: Params): void {
    const existing = this.#subscriptions.get(identifier);
    if (existing) return existing.confirmed ? this.send(confirmation(identifier)) : undefined;
    const channel = this.#channels.get(params.channel);
    if (!channel || this.#subscriptions.size >= MAX_SUBSCRIPTIONS) return this.send(rejection(identifier));
    const send = (message: unknown) => this.send(delivery(identifier, message));
    const subscription = { viewer: this.viewer, params, send, channel, confirmed: false };
    this.#subscriptions.set(identifier, subscription);
    channel.subscribed(subscription).then(
      () => {
        subscription.confirmed = true;
        this.send(confirmation(identifier));
      },
      // The client will retry.
      () => this.#unsubscribe(identifier),
    );
  }

  #unsubscribe(identifier: string): void {
    const subscription = this.#subscriptions.get(identifier);
    if (!subscription) return;
    this.#subscriptions.delete(identifier);
    subscription.channel.unsubscribed(subscription);
  }
}
