import { expect, test, vi } from 'vitest';
import { pageHead } from './page-head.ts';

vi.mock('#platform/browser/api.ts', () => ({ siteOrigin: () => 'https://pathlight.example', pageLanguage: () => 'en' }));

test('what somebody wrote over two lines, or with two spaces, is told as the page shows it', () => {
  const { meta, scripts } = pageHead({
    title: 'Modern Robotics:  Foundations\nof Motion ',
    description: 'What a robot  does,\nand why.',
    path: '/courses',
    above: [{ name: 'Courses', path: '/courses' }],
  });
  const told = JSON.stringify([meta, scripts]);
  expect(told).toContain('Modern Robotics: Foundations of Motion | Pathlight');
  expect(told).toContain('What a robot does, and why.');
  expect(told).not.toMatch(/ {2}|\\n/);
});
