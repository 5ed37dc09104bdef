/** The parts of Rails' published client that the tests use; the package has no types. */
declare module '@rails/actioncable' {
  type Callbacks = {
    connected?: () => void;
    disconnected?: (details: { willAttemptReconnect: boolean }) => void;
    received?: (message: unknown) => void;
  };
  type Subscription = { perform: (action: string, data?: object) => boolean };
  type Consumer = {
    subscriptions: { create: (params: object, callbacks: Callbacks) => Subscription };
    disconnect: () => void;
  };
  export const adapters: { WebSocket: unknown };
  export function createConsumer(url: string): Consumer;
}
