import { describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { SharePage } from '../contract.ts';

const app = openTestApp();

describe('the incubator', () => {
  test('lists five fellows and two employers, each marked as an example', async () => {
    const { fellows, employers, introVideoId } = (await app.call(null, 'GET /api/incubator')).data.attributes;
    expect([fellows.length, employers.length, introVideoId]).toEqual([5, 2, null]);
    expect([...fellows, ...employers].every(({ sample }) => sample)).toBe(true);
  });
});

test('each page has a preview image, and an unknown page has none', async () => {
  for (const page of SharePage.options) {
    const picture = await app.fetch(`/api/pages/${page}/share.png`);
    expect([page, picture.status, picture.headers.get('content-type')]).toEqual([page, 200, 'image/png']);
  }
  expect((await app.fetch('/api/pages/nothing/share.png')).status).toBe(404);
});

test('there are no ads unless an operator adds them', async () => {
  expect((await app.call(null, 'GET /api/ads')).data).toEqual([]);
});
