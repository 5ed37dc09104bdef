/** Signals between processes that something has changed: hints without data, lost when no process listens. */

/** Topic and id of what has changed; neither contains a colon. */
export type Signal = { topic: string; id: string };

export type Listener = {
  onSignal: (signal: Signal) => void;
  /** Signals may have been missed: listeners that need all of them must reload. */
  onMissed: () => void;
};

export type Signals = {
  /** Notifies every listening process, including this one. Never throws and never waits. */
  publish: (signals: readonly Signal[]) => void;
  /** Starts listening; resolves once no further signal is missed. */
  listen: (listener: Listener) => Promise<void>;
  stop: () => Promise<void>;
};

export const CHANNEL = 'pathlight';

export const serializeSignal = ({ topic, id }: Signal): string => `${topic}:${id}`;
export function parseSignal(text: string): Signal {
  const [topic = '', id = ''] = text.split(':');
  return { topic, id };
}
