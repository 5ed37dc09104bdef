/** An answer to a request that is still being sent. */
import { ServerResponse, type IncomingMessage } from 'node:http';

/** Clients read an answer within a moment; whoever still sends after it is cut off. */
const LINGER_MS = 1000;
/** So much more of the request is read meanwhile. */
const MAX_BYTES = 1024 * 1024;

/**
 * Where the connection closes with the answer, it ends only when its request has been read, or a second later. Node closes the
 * connection with the end of its last answer, and closing one with unread bytes resets it, which reaches the client before the
 * answer does: an upload that is refused would fail without a reason. What has been written is sent at once.
 */
export class LingeringResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override end(...args: unknown[]): this {
    // Whatever one of its forms takes is passed on as it came.
    const end = (...rest: unknown[]) => super.end(...(rest as []));
    const { req } = this;
    if (this.shouldKeepAlive || this.writableEnded || !hasBody(req) || req.complete || req.destroyed) return end(...args);
    const [chunk, encoding] = args;
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      this.write(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
    const callback = args.filter((argument) => typeof argument === 'function');
    const timer = setTimeout(() => finish(), LINGER_MS);
    let read = 0;
    const onData = ({ length }: Uint8Array) => {
      read += length;
      if (read > MAX_BYTES) req.pause();
    };
    const finish = () => {
      clearTimeout(timer);
      req.off('end', finish).off('close', finish).off('data', onData);
      end(...callback);
    };
    req.once('end', finish).once('close', finish).on('data', onData).resume();
    return this;
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
