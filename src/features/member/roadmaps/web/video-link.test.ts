import fc from 'fast-check';
import { expect, test } from 'vitest';
import { platformName, parseVideoLink } from './video-link.ts';

test.each([
  ['https://www.youtube.com/watch?v=rfscVS0vtbw', 'video'],
  ['https://youtu.be/rfscVS0vtbw?t=4', 'video'],
  ['https://www.youtube.com/shorts/rfscVS0vtbw', 'video'],
  ['https://www.youtube.com/live/rfscVS0vtbw', 'video'],
  ['https://www.youtube.com/embed/rfscVS0vtbw', 'video'],
  ['https://www.youtube.com/playlist?list=PLWKjhJtqVAbnqBxcdjVGgT3uVR10bzTEB', 'playlist'],
  ['https://www.youtube.com/watch?v=rfscVS0vtbw&list=PLWKjhJtqVAbnqBxcdjVGgT3uVR10bzTEB', 'playlist'],
  ['https://www.youtube.com/@statquest', 'channel'],
  ['https://www.youtube.com/channel/UCtYLUTtgS3k1Fg4y5tAhLbw', 'channel'],
  ['https://www.youtube.com/watch?v=tooshort', 'invalid'],
  ['https://www.youtube.com/feed/trending', 'invalid'],
  ['https://ocw.mit.edu/courses/6-0001/video_galleries/lectures/', 'page'],
  ['https://files.example/lesson.mp4', 'file'],
  ['not a link', 'invalid'],
])('%s is parsed as %s', (address, kind) => {
  expect(parseVideoLink(address).kind).toBe(kind);
});

test('the player URL contains nothing of a link but its id', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.string({ maxLength: 40 }), (base, text) => {
      for (const address of [
        base,
        `https://youtu.be/${text}`,
        `https://www.youtube.com/watch?v=${text}`,
        `https://www.youtube.com/playlist?list=${text}`,
      ]) {
        const link = parseVideoLink(address);
        if (link.kind === 'video') expect(link.embed).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/);
        if (link.kind === 'playlist')
          expect(link.embed).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/videoseries\?list=[\w-]+$/);
      }
    }),
  );
});

test('the platform name is YouTube or the host, and null for an invalid link', () => {
  expect(platformName('https://youtu.be/rfscVS0vtbw')).toBe('YouTube');
  expect(platformName('https://www.kaggle.com/learn/pandas')).toBe('kaggle.com');
  expect(platformName('pandas')).toBeNull();
});
