/** Attempts to make a server that follows links call internal addresses, hostile responses, and ordinary servers. */
import type http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { FetchUse } from './fetcher.ts';
import { internet } from './pinned-address.ts';
import { PUBLIC_ADDRESS, startFakeSite, testFetcher, type Handler } from './testing.ts';

const PAGE: FetchUse = { timeoutMs: 60_000, maxBytes: { 'text/html': 100_000, 'text/plain': 100_000 } };
/** For servers that never finish. */
const HURRIED: FetchUse = { ...PAGE, timeoutMs: 300 };
const HTML = { 'content-type': 'text/html; charset=UTF-8' };

const endless: Handler = (req, res) => {
  // The body of a response to HEAD is dropped, so writing it would never end.
  if (req.method === 'HEAD') return void res.writeHead(405).end();
  res.writeHead(200, HTML);
  const write = () => {
    while (!res.destroyed && res.write(Buffer.alloc(16_384)));
  };
  res.on('drain', write);
  return write();
};
const drip: Handler = (_req, res) => {
  res.writeHead(200, HTML);
  const timer = setInterval(() => res.write('.'), 20);
  res.on('close', () => clearInterval(timer));
};
const redirectTo =
  (location: string, status = 302): Handler =>
  (_req, res) =>
    res.writeHead(status, { location }).end();
const status =
  (code: number, headers: http.OutgoingHttpHeaders = HTML): Handler =>
  (_req, res) =>
    res.writeHead(code, headers).end('text');

/** A hundred megabytes of zeros in a hundred kilobytes. */
const BOMB = gzipSync(Buffer.alloc(100_000_000));

const pages: Record<string, Handler> = {
  '/fine': (_req, res) => res.writeHead(200, HTML).end('hello'),
  '/zipped': (_req, res) => res.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipSync('hello')),
  '/broken-zip': (_req, res) =>
    res.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipSync('hello').subarray(0, 12)),
  '/strange-zip': (_req, res) => res.writeHead(200, { ...HTML, 'content-encoding': 'rot13' }).end('uryyb'),
  '/bomb': (_req, res) => res.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(BOMB),
  '/long': (_req, res) => res.writeHead(200, { ...HTML, 'content-length': 5_000_000 }).end('x'),
  '/cut-off': (_req, res) => {
    res.writeHead(200, { ...HTML, 'content-length': 50 }).write('half');
    setTimeout(() => res.destroy(), 20);
  },
  '/gone': status(410),
  '/moved': redirectTo('/fine', 301),
  '/no-head': (req, res) => res.writeHead(req.method === 'HEAD' ? 405 : 200).end(),
  '/picture': status(200, { 'content-type': 'image/png' }),
  '/odd-type': status(200, { 'content-type': 'constructor' }),
  '/no-type': status(200, {}),
  '/forbidden': status(403),
  '/linkedin': status(999),
  '/limited': status(429, { 'retry-after': '120' }),
  '/broken': status(500),
  '/needs-account': redirectTo('https://good.example/login?next=/needs-account'),
  '/to-accounts': redirectTo('https://accounts.elsewhere.example/v3'),
  '/to-loopback': redirectTo('http://127.0.0.1/fine'),
  '/to-metadata': redirectTo('http://169.254.169.254/latest/meta-data/'),
  '/to-file': redirectTo('file:///etc/passwd'),
  '/to-rebound': redirectTo('http://rebound.example/fine'),
  '/to-nonsense': redirectTo('http://[nonsense'),
  '/redirect-loop': redirectTo('/redirect-loop'),
  '/endless': endless,
  '/slow': () => {},
  '/drip': drip,
};
const sites: Record<string, string | Handler> = {
  'strict.example': 'User-agent: *\nDisallow: /private\nAllow: /private/jobs',
  'named.example': 'User-agent: Pathlight\nDisallow: /\n\nUser-agent: *\nDisallow:',
  'failing.example': status(503),
  'silent.example': () => {},
  'long-rules.example': `User-agent: *\nDisallow: /fine\n${'# comment\n'.repeat(60_000)}`,
};

const NAMES = {
  'good.example': [[PUBLIC_ADDRESS]],
  'other.example': [[PUBLIC_ADDRESS]],
  'localhost.': [['127.0.0.1']],
  'both.example': [[PUBLIC_ADDRESS, '10.0.0.5']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'empty.example': [[]],
  ...Object.fromEntries(Object.keys(sites).map((name) => [name, [[PUBLIC_ADDRESS]]])),
};
const site = await startFakeSite(
  (req, res) => {
    const robots = sites[req.headers.host ?? ''];
    if (req.url === '/robots.txt' && typeof robots === 'string') return void res.end(robots);
    if (req.url === '/robots.txt' && robots) return (robots as Handler)(req, res);
    return (pages[req.url ?? ''] ?? status(404))(req, res);
  },
  { ...NAMES, 'rebound.example': [[PUBLIC_ADDRESS], ['127.0.0.1']] },
);
afterAll(() => site.stop());
beforeEach(() => {
  site.requests.length = 0;
  site.dialled.length = 0;
});

const fetchPage = (address: string, use = PAGE) => testFetcher(site.network).fetch(address, use);
const kindOf = async (address: string) => (await fetchPage(address)).kind;

describe('internal addresses are never called', () => {
  test.each([
    ['a short loopback address', 'http://127.1/'],
    ['a hexadecimal loopback address', 'http://0x7f.1/'],
    ['a decimal loopback address', 'http://2130706433/'],
    ['a mapped IPv6 address', 'http://[::ffff:127.0.0.1]/'],
    ['a name of a mapped IPv6 address', 'http://mapped.example/'],
    ['a translated IPv6 address', 'http://[64:ff9b::a00:1]/'],
    ['the metadata service', 'http://169.254.169.254/latest/meta-data/'],
    ['localhost with a dot', 'http://localhost./'],
    ['a name with one public and one private address', 'http://both.example/fine'],
    ['a file', 'file:///etc/passwd'],
    ['another protocol', 'gopher://good.example/'],
    ['another port', 'http://good.example:22/'],
    ['a name and password', 'http://user:secret@good.example/'],
    ['a redirect to loopback', 'http://good.example/to-loopback'],
    ['a redirect to the metadata service', 'http://good.example/to-metadata'],
    ['a redirect to a file', 'http://good.example/to-file'],
    ['a text that is no address', 'staff nurse'],
    ['an address of more than 2048 characters', `http://good.example/${'a'.repeat(2048)}`],
  ])('%s', async (_description, address) => {
    expect(await fetchPage(address)).toEqual({ kind: 'not_public' });
    expect(await testFetcher(site.network).probe(address)).toEqual({ kind: 'refused' });
    expect(site.dialled.every((called) => called.startsWith(PUBLIC_ADDRESS))).toBe(true);
  });

  test('a name that resolves to an internal address on a later request', async () => {
    const rebinding = await startFakeSite((_req, res) => res.writeHead(404).end(), {
      'rebound.example': [[PUBLIC_ADDRESS], ['127.0.0.1']],
    });
    // The request for robots.txt resolves the name once and calls exactly that address; the page resolves it again.
    expect(await testFetcher(rebinding.network).fetch('http://rebound.example/fine', PAGE)).toEqual({ kind: 'not_public' });
    expect(rebinding.dialled).toEqual([`${PUBLIC_ADDRESS}:80`]);
    await rebinding.stop();
  });

  test('a redirect to a name that resolves to an internal address by then', async () => {
    const fetcher = testFetcher(site.network);
    await fetcher.probe('http://rebound.example/fine');
    expect(await fetcher.fetch('http://good.example/to-rebound', PAGE)).toEqual({ kind: 'not_public' });
    expect(site.dialled.every((called) => called.startsWith(PUBLIC_ADDRESS))).toBe(true);
  });
});

describe('no server can block or fill the process', () => {
  test.each([
    ['an endless response', 'endless', 'too_large'],
    ['an archive that unpacks to a hundred megabytes', 'bomb', 'too_large'],
    ['a response that announces its length', 'long', 'too_large'],
    ['a redirect loop', 'redirect-loop', 'unavailable'],
    ['a redirect to nonsense', 'to-nonsense', 'unavailable'],
    ['a response that ends in the middle', 'cut-off', 'unavailable'],
    ['an incomplete archive', 'broken-zip', 'unavailable'],
    ['an unknown compression', 'strange-zip', 'unavailable'],
  ])('%s', async (_description, page, kind) => {
    // Within the time limit of a test, which is far below that of the fetch.
    expect(await kindOf(`http://good.example/${page}`)).toBe(kind);
  });

  test.each([
    ['a server that never responds', 'http://good.example/slow'],
    ['a response that drips byte by byte', 'http://good.example/drip'],
    ['a robots.txt that never comes, which counts against the time limit of the page,', 'http://silent.example/fine'],
  ])('%s is given up at the time limit', async (_description, address) => {
    // Timers fire in the order in which they are due, so that a slow machine delays both.
    const late = sleep(HURRIED.timeoutMs + 1000, 'late', { ref: false });
    const kind = fetchPage(address, HURRIED).then((fetched) => fetched.kind);
    expect(await Promise.race([kind, late])).toBe('too_slow');
  });

  test('a name that does not exist is unavailable', async () => {
    expect(await fetchPage('http://nowhere.example/')).toEqual({ kind: 'unavailable', status: null });
    expect(await fetchPage('http://empty.example/')).toEqual({ kind: 'unavailable', status: null });
  });

  test('rules and a path that would take seconds to compare are not compared', async () => {
    // Compared, they would allow the page, which the site does not have.
    expect(await fetchPage(`http://long-rules.example/${'a'.repeat(1900)}`)).toEqual({ kind: 'unavailable', status: null });
    expect(site.requests).toEqual(['GET long-rules.example/robots.txt']);
    expect(await kindOf('http://long-rules.example/fine')).toBe('robots');
  });
});

describe('an ordinary server', () => {
  test('is asked with its own name by an honest user agent, and answers with type and charset', async () => {
    let userAgent: string | undefined;
    pages['/who'] = (req, res) => {
      userAgent = req.headers['user-agent'];
      res.writeHead(200, HTML).end('hello');
    };
    const fetched = await fetchPage('http://good.example/who');
    expect(fetched).toMatchObject({ kind: 'ok', url: 'http://good.example/who', type: 'text/html', charset: 'utf-8' });
    expect(userAgent).toBe('Pathlight/1.0 (+https://pathlight.example)');
    expect(site.requests).toEqual(['GET good.example/robots.txt', 'GET good.example/who']);
  });

  test.each([
    ['a compressed page is unpacked', 'zipped', { kind: 'ok' }],
    ['a redirect is followed', 'moved', { kind: 'ok', url: 'http://good.example/fine' }],
    ['a body without a type counts as a page', 'no-type', { kind: 'ok', type: 'text/html', charset: null }],
    ['a missing page', 'nothing', { kind: 'not_found', status: 404 }],
    ['a removed page', 'gone', { kind: 'not_found', status: 410 }],
    ['a forbidden page', 'forbidden', { kind: 'refused', status: 403 }],
    ['the refusal of a large network', 'linkedin', { kind: 'refused', status: 999 }],
    ['too many requests', 'limited', { kind: 'refused', status: 429 }],
    ['a broken server', 'broken', { kind: 'unavailable', status: 500 }],
    ['a type that is the name of a property', 'odd-type', { kind: 'wrong_type', type: 'constructor' }],
    ['a picture', 'picture', { kind: 'wrong_type', type: 'image/png' }],
    ['a redirect to a page for signing in', 'needs-account', { kind: 'sign_in' }],
    ['a redirect to an account service', 'to-accounts', { kind: 'sign_in' }],
  ])('%s', async (_description, page, expected) => {
    expect(await fetchPage(`http://good.example/${page}`)).toMatchObject(expected);
  });

  test('a body can be taken piece by piece, as slowly as its reader wants', async () => {
    const use = { ...PAGE, maxBytes: { 'text/html': 3_000_000 } };
    let bytes = 0;
    const streamed = await testFetcher(site.network).stream('http://good.example/endless', use, async (chunk) => {
      bytes += chunk.byteLength;
      await new Promise((resolve) => setImmediate(resolve));
    });
    expect(streamed).toEqual({ kind: 'too_large' });
    expect(bytes).toBeGreaterThan(2_900_000);
    expect(bytes).toBeLessThanOrEqual(3_000_000);
  });

  test('a permitted range and port can be given as arguments, and nothing else is permitted then', async () => {
    const network = { ...internet, isPermitted: (address: string) => address === '127.0.0.1', ports: [site.port] };
    const fetcher = testFetcher(network);
    expect(await fetcher.fetch(`http://127.0.0.1:${site.port}/fine`, PAGE)).toMatchObject({ kind: 'ok' });
    expect(await fetcher.fetch(`http://127.0.0.1/fine`, PAGE)).toEqual({ kind: 'not_public' });
    expect(await fetcher.fetch(`http://127.0.0.2:${site.port}/fine`, PAGE)).toEqual({ kind: 'not_public' });
  });
});

describe('robots.txt', () => {
  test.each([
    ['forbids a page', 'http://strict.example/private', 'robots'],
    ['allows a part of what it forbids', 'http://strict.example/private/jobs', 'not_found'],
    ['names our user agent', 'http://named.example/fine', 'robots'],
    ['that fails forbids all', 'http://failing.example/fine', 'unavailable'],
    ['that is missing allows all', 'http://good.example/fine', 'ok'],
  ])('%s', async (_description, address, kind) => {
    expect(await kindOf(address)).toBe(kind);
  });

  test('is loaded once an hour for each site', async () => {
    let time = 0;
    const fetcher = testFetcher(site.network, { now: () => time });
    await Promise.all([fetcher.fetch('http://good.example/fine', PAGE), fetcher.fetch('http://good.example/moved', PAGE)]);
    time = 59 * 60_000;
    await fetcher.fetch('http://good.example/fine', PAGE);
    expect(site.requests.filter((line) => line.endsWith('/robots.txt'))).toHaveLength(1);
    time = 61 * 60_000;
    await fetcher.fetch('http://good.example/fine', PAGE);
    await fetcher.fetch('http://other.example/fine', PAGE);
    expect(site.requests.filter((line) => line.endsWith('/robots.txt'))).toHaveLength(3);
  });

  test('also counts for the site that a redirect leads to', async () => {
    pages['/to-strict'] = redirectTo('http://strict.example/private');
    expect(await kindOf('http://good.example/to-strict')).toBe('robots');
    expect(site.requests).not.toContain('GET strict.example/private');
  });
});

describe('a host', () => {
  test('is asked once per interval, and other hosts do not wait for it', async () => {
    let time = 0;
    // Longer than a request may wait for its turn.
    const fetcher = testFetcher(site.network, { hostIntervalMs: 60_000, now: () => time });
    const moved = async (name: string) => (await fetcher.fetch(`http://${name}/moved`, PAGE)).kind;
    expect(await moved('good.example')).toBe('ok');
    expect(await moved('good.example')).toBe('busy');
    expect(await moved('other.example')).toBe('ok');
    time = 60_000;
    expect(await moved('good.example')).toBe('ok');
  });

  test('is asked again when its turn comes, where that is soon', async () => {
    const fetcher = testFetcher(site.network, { hostIntervalMs: 300 });
    const started = performance.now();
    const kinds = ['good.example', 'good.example'].map(async (name) => (await fetcher.fetch(`http://${name}/moved`, PAGE)).kind);
    expect(await Promise.all(kinds)).toEqual(['ok', 'ok']);
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  test('has at most four requests at a time', async () => {
    const held: http.ServerResponse[] = [];
    pages['/held'] = (_req, res) => void held.push(res);
    const fetcher = testFetcher(site.network);
    const kinds: string[] = [];
    const fetches = Array.from({ length: 6 }, async () =>
      kinds.push((await fetcher.fetch('http://good.example/held', PAGE)).kind),
    );
    await expect.poll(() => [kinds, held.length]).toEqual([['busy', 'busy'], 4]);
    for (const res of held) res.writeHead(200, HTML).end('hello');
    await Promise.all(fetches);
    expect(kinds).toEqual(['busy', 'busy', 'ok', 'ok', 'ok', 'ok']);
  });

  test('that answers 429 is left alone for as long as it asks', async () => {
    let time = 0;
    const fetcher = testFetcher(site.network, { now: () => time });
    expect(await fetcher.fetch('http://good.example/limited', PAGE)).toEqual({ kind: 'refused', status: 429 });
    expect(await fetcher.fetch('http://good.example/fine', PAGE)).toEqual({ kind: 'busy' });
    time = 121_000;
    expect(await fetcher.fetch('http://good.example/fine', PAGE)).toMatchObject({ kind: 'ok' });
  });
});

describe('a probe', () => {
  const probe = (page: string, timeoutMs?: number) => testFetcher(site.network).probe(`http://good.example/${page}`, timeoutMs);

  test.each([
    ['fine', { kind: 'answered', status: 200 }],
    ['gone', { kind: 'answered', status: 410 }],
    ['no-head', { kind: 'answered', status: 200 }],
    ['moved', { kind: 'answered', status: 200 }],
    ['endless', { kind: 'answered', status: 200 }],
    ['redirect-loop', { kind: 'silent' }],
    ['needs-account', { kind: 'refused' }],
  ])('of %s', async (page, expected) => {
    expect(await probe(page)).toEqual(expected);
  });

  test('of a body that drips by GET, or of a server that never responds, is given up', async () => {
    pages['/drip-by-get'] = (req, res) => (req.method === 'HEAD' ? void res.writeHead(405).end() : drip(req, res));
    expect(await probe('drip-by-get', 300)).toEqual({ kind: 'silent' });
    expect(await probe('slow', 300)).toEqual({ kind: 'silent' });
  });

  test('respects robots.txt', async () => {
    expect(await testFetcher(site.network).probe('http://strict.example/private')).toEqual({ kind: 'refused' });
  });
});
