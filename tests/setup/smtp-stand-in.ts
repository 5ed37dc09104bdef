/** A real SMTP server on loopback, which takes, refuses and hangs up as it is told. */
import { SMTPServer } from 'smtp-server';

/** What the next messages meet: nothing, a refusal for now, one for good, or a line that goes dead after the message was taken. */
export type Mood = 'takes' | 'later' | 'never' | 'forgets';
export type SmtpStandIn = { url: string; messages: string[]; mood: (next: Mood) => void; stop: () => Promise<void> };

export async function startSmtp(): Promise<SmtpStandIn> {
  const messages: string[] = [];
  let mood: Mood = 'takes';
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mood === 'later') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        if (mood === 'never') return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
        messages.push(Buffer.concat(chunks).toString('utf8'));
        if (mood === 'forgets') return done(Object.assign(new Error('Lost on the way back'), { responseCode: 421 }));
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    messages,
    mood: (next) => {
      mood = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
