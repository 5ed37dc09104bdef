/** Calls a multipart endpoint with upload progress, which `fetch` does not report. Returns and throws like `call`. */
import { m } from '#platform/messages/messages.js';
import { language } from '#platform/language/language.ts';
import { parseResponse, buildPath, buildRequest, type RequestParts } from '#platform/contract/request.ts';
import type { CallInput, CallOutput, EndpointName } from './api.ts';

export type UploadProgress = { loaded: number; total: number };
export type UploadOptions = { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal };

const TIMEOUT_MS = 60_000;

/**
 * There was no response: the connection broke, so that it is unknown whether the server has the file, or the file could not be
 * read.
 */
export class UploadInterrupted extends Error {
  override name = 'UploadInterrupted';
}

/**
 * Sends files. Throws a `Problem` for an error response, `UploadInterrupted` without a response, an AbortError after `signal`.
 */
export async function upload<K extends EndpointName>(
  key: K,
  input: CallInput<K>,
  { onProgress, signal }: UploadOptions = {},
): Promise<CallOutput<K>> {
  const parts = input as RequestParts;
  const { body, type } = await encode(key, parts);
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(key.slice(0, key.indexOf(' ')), buildPath(key, parts));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', type);
    request.setRequestHeader('accept-language', language());
    request.timeout = TIMEOUT_MS;
    request.responseType = 'arraybuffer';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.({ loaded, total }));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    for (const failure of ['error', 'timeout'])
      request.addEventListener(failure, () => reject(new UploadInterrupted(m.kit_upload_lost())));
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) return reject(new DOMException('The upload was stopped.', 'AbortError'));
    return request.send(body);
  });
  return (await parseResponse(response)) as CallOutput<K>;
}

/** Encodes the body and reads it completely, so that a file that changed on disk fails here with a clear error. */
async function encode(key: string, parts: RequestParts): Promise<{ body: Blob; type: string }> {
  const request = buildRequest(key, parts, location.origin);
  const type = request.headers.get('content-type') ?? '';
  try {
    return { body: await request.blob(), type };
  } catch {
    throw new UploadInterrupted(m.kit_upload_unreadable());
  }
}

function responseOf(request: XMLHttpRequest): Response {
  const body = request.response instanceof ArrayBuffer && request.response.byteLength > 0 ? request.response : null;
  return new Response(body, {
    status: request.status,
    statusText: request.statusText,
    headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
  });
}
