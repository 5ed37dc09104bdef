import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from './connection.ts';

const LIMIT = 1_000_000;

/** A socket whose client has not read so many bytes yet. */
function connect(bufferedAmount: number) {
  const done: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount,
    send: (frame: string) => done.push(frame),
    close: (code: number) => done.push(`close ${code}`),
    terminate: () => done.push('terminate'),
  });
  const viewer = { id: 'asha', sessionId: 'first' } as Connection['viewer'];
  return { connection: new Connection(socket as unknown as WebSocket, { viewer, address: '127.0.0.1' }, new Map()), done };
}

test('a client may leave a megabyte unread', () => {
  const { connection, done } = connect(LIMIT);
  connection.send({ type: 'ping' });
  expect(done).toEqual(['{"type":"ping"}']);
});

test('a client that leaves more than a megabyte unread is disconnected with code 1013, and is sent nothing more', () => {
  const { connection, done } = connect(LIMIT + 1);
  connection.send({ type: 'ping' });
  expect(done).toEqual(['close 1013', 'terminate']);
});
