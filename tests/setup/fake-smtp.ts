/** A fake SMTP server on loopback that accepts messages, rejects them or drops the connection, as a test asks. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** The response to the next messages: accept, temporary error, permanent error, or accept and drop the connection, or say nothing. */
export type SmtpScenario = 'accept' | 'try-later' | 'reject' | 'hang-up' | 'say-nothing';
export type FakeSmtp = {
  url: string;
  messages: string[];
  respondWith: (next: SmtpScenario) => void;
  stop: () => Promise<void>;
  /** Listens again at the same address. */
  restart: () => Promise<void>;
};

export async function startSmtp(): Promise<FakeSmtp> {
  const messages: string[] = [];
  let scenario: SmtpScenario = 'accept';
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (scenario === 'try-later') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      if (scenario === 'reject') return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      messages.push(Buffer.concat(chunks).toString('utf8'));
      if (scenario === 'say-nothing') return undefined;
      if (scenario === 'hang-up') return done(Object.assign(new Error('Connection lost'), { responseCode: 421 }));
      return done();
    });
  };
  const listen = async (port: number) => {
    const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], logger: false, onData });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    respondWith: (next) => {
      scenario = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    restart: async () => {
      server = await listen(port);
    },
  };
}
