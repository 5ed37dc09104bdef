import { expect, test } from 'vitest';
import { pageBottomVisibility, topBannerVisibility } from './visibility.ts';

test.each([
  ['/', 'wide-only'],
  ['/home', 'wide-only'],
  ['/insights', 'wide-only'],
  ['/insights/browse', 'wide-only'],
  ['/insights/create', 'nowhere'],
  ['/insights/search', 'nowhere'],
  ['/insights/detail/window-functions', 'nowhere'],
  ['/campaigns/entrepreneurship-insights-contest', 'nowhere'],
  ['/terms-and-conditions', 'nowhere'],
  ['/contact-us', 'nowhere'],
  ['/privacy-policy', 'nowhere'],
  ['/for-educators', 'nowhere'],
  ['/for-corporates', 'nowhere'],
  ['/about-us', 'nowhere'],
  ['/mba-2027/apply/basic-details', 'nowhere'],
  ['/jobs-apprenticeships', 'everywhere'],
  ['/communities', 'everywhere'],
])('the top banner of %s is shown %s', (path, expected) => {
  expect(topBannerVisibility(path)).toBe(expected);
});

test.each([
  ['/', 'wide-only'],
  ['/insights', 'wide-only'],
  ['/insights/detail/window-functions', 'nowhere'],
  ['/jobs-apprenticeships', 'everywhere'],
  ['/received/a-secret', 'nowhere'],
  ['/hiring', 'nowhere'],
  ['/hirings', 'everywhere'],
])('the footer of %s is shown %s', (path, expected) => {
  expect(pageBottomVisibility(path)).toBe(expected);
});
