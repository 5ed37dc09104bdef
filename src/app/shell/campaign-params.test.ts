import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCampaignParams } from './campaign-params.ts';

test('valid parameters are unchanged', () => {
  expect(parseCampaignParams({ Ref: 'mail7', rfr: 'a-B_9', other: 'x' })).toEqual({ Ref: 'mail7', rfr: 'a-B_9' });
});

test.each([
  'https://evil.example',
  '//evil',
  'javascript:alert(1)',
  '"><script>',
  'a b',
  'a\n',
  '',
  'a'.repeat(65),
  ['x'],
  {},
  7,
  null,
])('%j is dropped', (value) => {
  expect(parseCampaignParams({ Ref: value, rfr: value })).toEqual({});
});

test('no parameter can contain markup or a URL', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.anything()), (value) => {
      for (const param of Object.values(parseCampaignParams({ Ref: value, rfr: value })))
        expect(param).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    }),
  );
});
