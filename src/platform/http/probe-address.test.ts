/** Attempts to make a server that follows links call internal addresses, and the behaviour of ordinary servers. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Network } from './pinned-address.ts';
import { probeAddress } from './probe-address.ts';
import { isPublicAddress } from './public-address.ts';

const PUBLIC = '93.184.215.14';
let port = 0;
const requests: string[] = [];
const site: Record<string, (req: http.IncomingMessage, res: http.ServerResponse) => void> = {
  '/fine': (_req, res) => res.end('hello'),
  '/gone': (_req, res) => res.writeHead(404).end(),
  '/no-head': (req, res) => res.writeHead(req.method === 'HEAD' ? 405 : 200).end(),
  '/moved': (_req, res) => res.writeHead(301, { location: '/fine' }).end(),
  '/to-loopback': (_req, res) => res.writeHead(302, { location: `http://127.0.0.1/fine` }).end(),
  '/to-metadata': (_req, res) => res.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/to-file': (_req, res) => res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-rebound': (_req, res) => res.writeHead(302, { location: 'http://rebound.example/fine' }).end(),
  '/redirect-loop': (_req, res) => res.writeHead(302, { location: '/redirect-loop' }).end(),
  '/endless': (req, res) => {
    if (req.method === 'HEAD') return void res.writeHead(405).end();
    res.writeHead(200);
    const write = () => {
      while (!res.destroyed && res.write(Buffer.alloc(16_384)));
    };
    res.on('drain', write);
    return write();
  },
  '/slow': (_req, _res) => {},
  '/drip': (req, res) => {
    if (req.method === 'HEAD') return void res.writeHead(405).end();
    res.writeHead(200);
    const timer = setInterval(() => res.write('.'), 20);
    return void res.on('close', () => clearInterval(timer));
  },
};
const server = http.createServer((req, res) => {
  requests.push(`${req.headers.host} ${req.url}`);
  (site[req.url ?? ''] ?? site['/gone'])?.(req, res);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Resolves names as given; a pinned public address connects to our test server, so that calls to anything else fail. */
function fakeNetwork(names: Record<string, string[][]>): Network & { dialled: string[] } {
  const lookups = new Map<string, number>();
  const dialled: string[] = [];
  return {
    dialled,
    resolve: async (host) => {
      const count = lookups.get(host) ?? 0;
      lookups.set(host, count + 1);
      const answers = names[host];
      if (!answers) throw new Error('ENOTFOUND');
      return answers[Math.min(count, answers.length - 1)] ?? [];
    },
    targetOf: (address, requestedPort) => {
      dialled.push(`${address}:${requestedPort}`);
      return address === PUBLIC ? { host: '127.0.0.1', port } : { host: address, port: requestedPort };
    },
  };
}
const network = () => fakeNetwork({ 'good.example': [[PUBLIC]], 'localhost.': [['127.0.0.1']] });

describe('internal addresses are never called', () => {
  test.each([
    ['a short loopback address', 'http://127.1/'],
    ['a hexadecimal loopback address', 'http://0x7f.1/'],
    ['a decimal loopback address', 'http://2130706433/'],
    ['a mapped IPv6 address', 'http://[::ffff:127.0.0.1]/'],
    ['a translated IPv6 address', 'http://[64:ff9b::a00:1]/'],
    ['the metadata service', 'http://169.254.169.254/latest/meta-data/'],
    ['localhost with a dot', 'http://localhost./'],
    ['a file', 'file:///etc/passwd'],
    ['another protocol', 'gopher://good.example/'],
    ['another port', 'http://good.example:22/'],
    ['a name and password', 'http://user:secret@good.example/'],
    ['a redirect to loopback', 'http://good.example/to-loopback'],
    ['a redirect to the metadata service', 'http://good.example/to-metadata'],
    ['a redirect to a file', 'http://good.example/to-file'],
  ])('%s', async (_description, address) => {
    const net = network();
    expect(await probeAddress(address, { network: net })).toEqual({ kind: 'refused' });
    expect(net.dialled.every((called) => called.startsWith(PUBLIC))).toBe(true);
  });

  test('a name that resolves to an internal address on a later request', async () => {
    const net = fakeNetwork({ 'rebound.example': [[PUBLIC], ['127.0.0.1']], 'good.example': [[PUBLIC]] });
    // The first request resolves once and calls exactly that address; the second resolves again and is refused.
    expect(await probeAddress('http://rebound.example/fine', { network: net })).toEqual({ kind: 'answered', status: 200 });
    expect(net.dialled).toEqual([`${PUBLIC}:80`]);
    expect(await probeAddress('http://good.example/to-rebound', { network: net })).toEqual({ kind: 'refused' });
  });

  test('a name with one public and one private address', async () => {
    const net = fakeNetwork({ 'both.example': [[PUBLIC, '10.0.0.5']] });
    expect(await probeAddress('http://both.example/fine', { network: net })).toEqual({ kind: 'refused' });
    expect(net.dialled).toEqual([]);
  });
});

describe('no server can block the check', () => {
  test('an endless response is cut off and counts as answered', async () => {
    expect(await probeAddress('http://good.example/endless', { network: network() })).toEqual({ kind: 'answered', status: 200 });
  });
  test.each([
    ['a server that never responds', 'slow'],
    ['a response that drips byte by byte', 'drip'],
    ['a redirect loop', 'redirect-loop'],
  ])('%s is given up and counts as silent', async (_description, page) => {
    const probe = await probeAddress(`http://good.example/${page}`, { network: network(), requestMs: 200, totalMs: 500 });
    expect(probe).toEqual({ kind: 'silent' });
  });
  test('a name that does not resolve counts as silent', async () => {
    expect(await probeAddress('http://nowhere.example/', { network: network() })).toEqual({ kind: 'silent' });
  });
});

describe('an ordinary server', () => {
  test.each([
    ['fine', 200],
    ['gone', 404],
    ['no-head', 200],
    ['moved', 200],
  ])('the page %s is reported as answered with status %i', async (page, status) => {
    const probe = await probeAddress(`http://good.example/${page}`, { network: network() });
    expect(probe).toEqual({ kind: 'answered', status });
  });
  test('receives its own host name', async () => {
    requests.length = 0;
    await probeAddress('http://good.example/fine', { network: network() });
    expect(requests).toEqual(['good.example /fine']);
  });
});

test('an address of a private, local or reserved range is never public', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const inside = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
    fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  );
  fc.assert(
    fc.property(inside, (bytes) => {
      const v4 = bytes.join('.');
      const hex = bytes
        .map((value) => value.toString(16).padStart(2, '0'))
        .join('')
        .replace(/^(.{4})/, '$1:');
      for (const address of [v4, `::ffff:${v4}`, `::ffff:${hex}`, `64:ff9b::${hex}`, `2002:${hex}::1`, `::${v4}`])
        expect(isPublicAddress(address), address).toBe(false);
    }),
  );
  for (const address of [
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    'x',
  ])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['8.8.8.8', PUBLIC, '2606:4700:4700::1111', '172.32.0.1', '100.128.0.1'])
    expect(isPublicAddress(address), address).toBe(true);
});
