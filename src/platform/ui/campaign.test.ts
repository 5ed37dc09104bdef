import { expect, test } from 'vitest';
import { withCampaign } from './campaign.tsx';

test.each([
  ['/a', '/a?Ref=mail7&rfr=asha'],
  ['/a?b=c%20d', '/a?b=c%20d&Ref=mail7&rfr=asha'],
  ['/a?b=1#part', '/a?b=1&Ref=mail7&rfr=asha#part'],
  ['/a#part', '/a?Ref=mail7&rfr=asha#part'],
  ['/a?Ref=other', '/a?Ref=other'],
  ['/api/a', '/api/a'],
])('a link to %s becomes %s', (address, expected) => {
  expect(withCampaign(address, 'Ref=mail7&rfr=asha')).toBe(expected);
  expect(withCampaign(address, '')).toBe(address);
});
