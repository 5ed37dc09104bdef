/** What the tests use of Rails' published client, which ships no types. */
declare module '@rails/actioncable' {
  type Callbacks = {
    connected?: () => void;
    disconnected?: (how: { willAttemptReconnect: boolean }) => void;
    rejected?: () => void;
    received?: (message: unknown) => void;
  };
  type Subscription = { perform: (action: string, data?: object) => boolean; unsubscribe: () => void };
  type Consumer = {
    subscriptions: { create: (params: object, callbacks: Callbacks) => Subscription };
    connection: { isOpen: () => boolean };
    disconnect: () => void;
  };
  export const adapters: { WebSocket: unknown };
  export function createConsumer(url: string): Consumer;
}
