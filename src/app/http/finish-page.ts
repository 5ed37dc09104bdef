/** Kept pages of visitors as they are sent: complete, with their headers, once for each encoding. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '#platform/runtime/config.ts';
import { allowRendered, listSecurityHeaders } from '#platform/http/security.ts';
import type { Encoding, RenderedPage } from '#platform/http/page-cache.ts';
import { personalize } from './visitor-pages.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** Of eleven: about as fast as gzip, and smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** `path` and `nonce` are those of the render, `formTargets` other origins that forms may post to. */
type Rendered = { path: string; nonce: string; formTargets: readonly string[] };

/** Finishes a page that everybody gets: its scripts are allowed by their hashes, and its placeholders are gone. */
export async function finishPage(
  config: Config,
  page: RenderedPage,
  { path, nonce, formTargets }: Rendered,
): Promise<RenderedPage> {
  const allowed = allowRendered(config, { html: page.text, nonce }, { formTargets, frames: [] });
  const identity = Buffer.from(personalize(page.text, { nonce: '', campaign: {} }));
  const headers = { ...Object.fromEntries(page.headers), ...listSecurityHeaders(config, path, allowed), vary: 'Accept-Encoding' };
  const finish = (body: Buffer<ArrayBuffer>, encoding: Record<string, string> = {}) => ({
    headers: { ...headers, ...encoding, 'content-length': String(body.byteLength) },
    body,
  });
  const [zipped, brotli] = await Promise.all([compressGzip(identity), compressBrotli(identity, BROTLI)]);
  const finished = {
    identity: finish(identity),
    gzip: finish(zipped, { 'content-encoding': 'gzip' }),
    br: finish(brotli, { 'content-encoding': 'br' }),
  };
  return { status: page.status, headers: [], text: '', tags: page.tags, finished };
}

/** The best encoding that a client takes; one that is refused by `q=0` is none. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity';
  const takes = (name: string) => new RegExp(`(?:^|[\\s,])${name}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?\\s*(?:$|,)))`).test(accepted);
  return ENCODINGS.find(takes) ?? 'identity';
}
const ENCODINGS = ['br', 'gzip'] as const;
