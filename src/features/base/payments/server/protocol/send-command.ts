/** The provider's command API: form-encoded requests, JSON responses, and network failures. */
import { setTimeout as pause } from 'node:timers/promises';
import { commandHash } from './hashes.ts';
import type { Provider } from './provider.ts';

const TIMEOUT_MS = 5000;
const MAX_ATTEMPTS = 2;
const BACK_OFF_MS = 400;
const MAX_BYTES = 1_000_000;

/** No usable response: a timeout, a broken connection, an error status, HTML, or JSON of another shape. */
export class ProviderUnreachable extends Error {}

/** Sends one command with one retry after a pause. Throws `ProviderUnreachable`. */
export async function sendCommand(
  provider: Provider,
  command: string,
  variables: readonly [string, ...string[]],
): Promise<Record<string, unknown>> {
  let reason = '';
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    try {
      return await post(provider, command, variables);
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    if (attempt < MAX_ATTEMPTS) await pause(BACK_OFF_MS * attempt + Math.random() * BACK_OFF_MS);
  }
  throw new ProviderUnreachable(`${command}: ${reason}`);
}

async function post(
  provider: Provider,
  command: string,
  variables: readonly [string, ...string[]],
): Promise<Record<string, unknown>> {
  const body = new URLSearchParams({ key: provider.key, command, hash: commandHash(provider, command, variables[0]) });
  for (const [index, value] of variables.entries()) body.set(`var${index + 1}`, value);
  const response = await fetch(provider.commandUrl, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await readBody(response, MAX_BYTES);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const result: unknown = JSON.parse(text);
  if (!isRecord(result)) throw new Error('not an object');
  return result;
}

/** The body of a response, up to a size limit. */
async function readBody(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new Error(`more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers and strings as text; an empty string for anything else. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
