import { expect, test } from 'vitest';
import { findPlace } from './current-place.ts';

test.each([
  ['/', '/'],
  ['/jobs-apprenticeships/lumen/analyst', '/jobs-apprenticeships'],
  ['/company/lumen', '/jobs-apprenticeships'],
  ['/check', '/jobs-apprenticeships'],
  ['/checks/sql', '/courses'],
  ['/compare-courses', '/courses'],
  ['/asha-menon/roadmap/7', '/courses'],
  ['/university/iit/iit', '/courses'],
  ['/plans', '/you'],
  ['/settings/notifications', '/you'],
  ['/applications', '/you'],
  ['/explore', '/explore'],
  ['/forum/how-to-begin', '/explore'],
  ['/blog', '/explore'],
])('%s is in the place %s', (path, place) => {
  expect(findPlace(path)).toBe(place);
});
