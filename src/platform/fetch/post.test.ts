/** Messages to addresses that users name: only to public ones with https, and where no redirect leads anywhere. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PUBLIC_ADDRESS, startFakeSite, testFetcher } from './testing.ts';

const site = await startFakeSite(
  (req, res) => {
    if (req.url === '/to-loopback') return void res.writeHead(307, { location: 'https://127.0.0.1/fine' }).end();
    if (req.url === '/slow') return;
    if (req.url === '/endless') return void res.writeHead(200).write('x');
    let body = '';
    req.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8');
    });
    req.on('end', () => res.writeHead(body === '{"a":1}' && req.headers['x-mark'] === 'mine' ? 204 : 400).end());
  },
  {
    'good.example': [[PUBLIC_ADDRESS]],
    'both.example': [[PUBLIC_ADDRESS, '10.0.0.5']],
    'inside.example': [['192.168.1.1']],
  },
);
afterAll(() => site.stop());
beforeEach(() => {
  site.requests.length = 0;
  site.dialled.length = 0;
});

const fetcher = testFetcher(site.network);
const post = (address: string, timeoutMs = 5000) =>
  fetcher.post(address, { headers: { 'content-type': 'application/json', 'x-mark': 'mine' }, body: '{"a":1}', timeoutMs });

test('a message is posted with its headers, without asking robots.txt', async () => {
  expect(await post('https://good.example/fine')).toEqual({ kind: 'answered', status: 204 });
  expect(site.requests).toEqual(['POST good.example/fine']);
});

test('a redirect is an answer, and is not followed', async () => {
  expect(await post('https://good.example/to-loopback')).toEqual({ kind: 'answered', status: 307 });
  expect(site.dialled).toEqual([`${PUBLIC_ADDRESS}:443`]);
});

test('a receiver that does not answer is waited for no longer than given, and one whose body never ends has answered', async () => {
  expect(await post('https://good.example/slow', 200)).toEqual({ kind: 'too_slow' });
  expect(await post('https://good.example/endless')).toEqual({ kind: 'answered', status: 200 });
});

test('a name that does not exist has no answer, and is not refused, because it may exist later', async () => {
  expect(await post('https://unknown.example/')).toEqual({ kind: 'silent' });
  expect(await fetcher.refuses('https://unknown.example/')).toBe(false);
  expect(await fetcher.refuses('https://good.example/')).toBe(false);
});

describe('is refused without a call', () => {
  test.each([
    ['an address without https', 'http://good.example/'],
    ['loopback', 'https://127.0.0.1/'],
    ['mapped loopback', 'https://[::ffff:127.0.0.1]/'],
    ['the metadata service', 'https://169.254.169.254/latest'],
    ['a name of a private address', 'https://inside.example/'],
    ['a name with one public and one private address', 'https://both.example/'],
    ['another port', 'https://good.example:8443/'],
    ['a name and password', 'https://user:secret@good.example/'],
    ['a text that is no address', 'staff nurse'],
  ])('%s', async (_description, address) => {
    expect(await post(address)).toEqual({ kind: 'refused' });
    expect(await fetcher.refuses(address)).toBe(true);
    expect(site.dialled).toEqual([]);
  });
});
