import { expect, test, vi } from 'vitest';
import { renderHead } from './page-head.ts';

vi.mock('#platform/browser/api.ts', () => ({ siteOrigin: () => 'https://pathlight.example', pageLanguage: () => 'en' }));

const COURSE = {
  title: 'Modern Robotics:  Foundations\nof Motion ',
  description: 'What a robot  does,\nand why.',
  path: '/courses',
  above: [{ name: 'Courses', path: '/courses' }],
};

test('line breaks and double spaces in a title or description are collapsed, as the page shows them', () => {
  const { meta, scripts } = renderHead(COURSE, 'Pathlight');
  const head = JSON.stringify([meta, scripts]);
  expect(head).toContain('Modern Robotics: Foundations of Motion | Pathlight');
  expect(head).toContain('What a robot does, and why.');
  expect(head).not.toMatch(/ {2}|\\n/);
});

test('the configured brand appears in the title, the site name, the breadcrumbs and a short description', () => {
  const { meta, scripts } = renderHead(COURSE, 'Northstar');
  const head = JSON.stringify([meta, scripts]);
  expect(meta).toContainEqual({ property: 'og:site_name', content: 'Northstar' });
  expect(meta).toContainEqual({ title: 'Modern Robotics: Foundations of Motion | Northstar' });
  expect(head).not.toContain('Pathlight');
  expect(head.match(/Northstar/g)?.length).toBeGreaterThanOrEqual(5);
});
