/** Words from process to process that something has changed: hints, never the thing itself, and lost when nobody listens. */

/** What has changed, and which one; both without a colon. */
export type Signal = { topic: string; id: string };

export type Listener = {
  heard: (signal: Signal) => void;
  /** Some may have been missed: whoever needs them all looks for themselves. */
  missed: () => void;
};

export type Signals = {
  /** Tells every listening process, this one included. Never throws and never waits. */
  publish: (signals: readonly Signal[]) => void;
  /** Begins to listen; resolves once nothing more is missed. */
  listen: (listener: Listener) => Promise<void>;
  stop: () => Promise<void>;
};

export const CHANNEL = 'pathlight';

export const serializeSignal = ({ topic, id }: Signal): string => `${topic}:${id}`;
export function parseSignal(text: string): Signal {
  const [topic = '', id = ''] = text.split(':');
  return { topic, id };
}
