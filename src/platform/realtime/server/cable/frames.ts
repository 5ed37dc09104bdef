/** Frames of Action Cable's `actioncable-v1-json` protocol, in both directions. */
import * as z from 'zod';

export const PROTOCOL = 'actioncable-v1-json';

/** Why the server closes a connection; the client reconnects if `reconnect` is set. */
export type Reason = 'unauthorized' | 'invalid_request' | 'server_restart' | 'too_many' | 'remote';

export const welcome = { type: 'welcome' } as const;
/** The time in seconds, as Action Cable sends it. */
export const ping = (now: Date) => ({ type: 'ping', message: Math.floor(now.getTime() / 1000) }) as const;
export const confirmation = (identifier: string) => ({ identifier, type: 'confirm_subscription' }) as const;
export const rejection = (identifier: string) => ({ identifier, type: 'reject_subscription' }) as const;
export const delivery = (identifier: string, message: unknown) => ({ identifier, message }) as const;
export const disconnection = (reason: Reason) =>
  ({ type: 'disconnect', reason, reconnect: reason === 'server_restart' }) as const;

const Command = z.object({
  command: z.enum(['subscribe', 'unsubscribe', 'message']),
  identifier: z.string().max(1000),
  data: z.string().max(3000).optional(),
});
const Params = z.looseObject({ channel: z.string() });

export type CableCommand = {
  command: 'subscribe' | 'unsubscribe' | 'message';
  identifier: string;
  params: Params;
  data: unknown;
};
export type Params = z.infer<typeof Params>;

/** Parses a command; null for invalid input. */
export function parseCommand(text: string): CableCommand | null {
  const command = Command.safeParse(parseJson(text));
  if (!command.success) return null;
  const { identifier, data, ...rest } = command.data;
  const params = Params.safeParse(parseJson(identifier));
  return params.success ? { ...rest, identifier, params: params.data, data: data === undefined ? null : parseJson(data) } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
