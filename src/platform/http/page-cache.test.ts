/** The page cache stays within its limits, renders once for concurrent requests, and never serves outdated pages. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixedClock } from '#platform/runtime/clock.ts';
import { createPageCache, type Rendering } from './page-cache.ts';

const NOON = '2026-11-22T12:00:00Z';
const rendering = (text: string, tags: string[] = [], cacheable = true): Rendering => ({
  page: { status: 200, headers: [], text, tags: new Set(tags) },
  cacheable,
});
const open = (bounds: { maxBytes?: number; maxEntries?: number } = {}) => {
  const clock = fixedClock(NOON);
  return { clock, cache: createPageCache({ clock, maxBytes: 1_000_000, maxEntries: 100, ttlMs: 30_000, ...bounds }) };
};

describe('the page cache', () => {
  test('stays within its limits of bytes and entries for any sequence of requests', async () => {
    const request = fc.record({ key: fc.nat(30).map(String), length: fc.nat(4000), tags: fc.array(fc.nat(9).map(String)) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(request, { maxLength: 60 }),
        fc.integer({ min: 1, max: 40_000 }),
        fc.integer({ min: 1, max: 9 }),
        async (requests, maxBytes, maxEntries) => {
          const { cache } = open({ maxBytes, maxEntries });
          for (const { key, length, tags } of requests) {
            await cache.serve(key, async () => rendering('x'.repeat(length), tags));
            expect(cache.size().entries).toBeLessThanOrEqual(maxEntries);
            expect(cache.size().bytes).toBeLessThanOrEqual(maxBytes);
          }
          cache.clear();
          expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
        },
      ),
    );
  });

  test('never serves a page that is older than the last change of an item on it, also when it changed during rendering', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('write' as const), item: fc.nat(3) }),
      fc.record({ do: fc.constant('read' as const), page: fc.nat(2) }),
      fc.record({ do: fc.constant('write while reading' as const), page: fc.nat(2), item: fc.nat(3) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { cache } = open();
        const versions = [0, 0, 0, 0];
        const itemsOf = (page: number) => [page, page + 1];
        const state = (page: number) =>
          itemsOf(page)
            .map((item) => versions[item])
            .join();
        const write = (item: number) => {
          versions[item] = (versions[item] ?? 0) + 1;
          cache.drop([String(item)]);
        };
        const read = (page: number, meanwhile: () => void = () => {}) =>
          cache.serve(String(page), async () => {
            const text = state(page);
            await Promise.resolve();
            meanwhile();
            return rendering(text, itemsOf(page).map(String));
          });
        for (const next of steps) {
          if (next.do === 'write') write(next.item);
          else if (next.do === 'write while reading') await read(next.page, () => write(next.item));
          else expect((await read(next.page)).page.text).toBe(state(next.page));
        }
      }),
    );
  });

  test('a request after a change does not get the page of a render that began before it', async () => {
    const { cache } = open();
    const change = Promise.withResolvers<void>();
    let version = 1;
    const render = async () => {
      const text = `version ${version}`;
      await change.promise;
      return rendering(text, ['item']);
    };
    const first = cache.serve('/', render);
    version = 2;
    cache.drop(['item']);
    const second = cache.serve('/', render);
    change.resolve();
    expect((await first).page.text).toBe('version 1');
    expect(await second).toMatchObject({ source: 'miss', page: { text: 'version 2' } });
    expect(await cache.serve('/', render)).toMatchObject({ source: 'hit', page: { text: 'version 2' } });
  });

  test('renders a page once for concurrent requests, and again after its time to live', async () => {
    const { cache, clock } = open();
    let renders = 0;
    const render = async () => {
      renders += 1;
      await Promise.resolve();
      return rendering(`page ${renders}`);
    };
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.serve('/', render)));
    expect(renders).toBe(1);
    expect(
      all
        .map(({ source }) => source)
        .toSorted()
        .at(-1),
    ).toBe('miss');
    expect(all.filter(({ source }) => source === 'joined')).toHaveLength(49);
    expect((await cache.serve('/', render)).source).toBe('hit');
    clock.advance(30_000);
    expect(await cache.serve('/', render)).toMatchObject({ source: 'miss', page: { text: 'page 2' } });
  });

  test('serves an uncacheable page or a failure to its own request only', async () => {
    const { cache } = open();
    let renders = 0;
    const renderForOne = async () => rendering(`for visitor ${(renders += 1)}`, [], false);
    const texts = (await Promise.all([cache.serve('/', renderForOne), cache.serve('/', renderForOne)])).map(
      ({ page }) => page.text,
    );
    expect(new Set(texts).size).toBe(2);
    const failing = cache.serve('/x', () => Promise.reject(new Error('no')));
    const following = cache.serve('/x', async () => rendering('fine'));
    await expect(failing).rejects.toThrow('no');
    expect((await following).page.text).toBe('fine');
  });
});
