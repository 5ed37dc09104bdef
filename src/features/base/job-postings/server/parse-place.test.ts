import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePlace } from './parse-place.ts';

test.each([
  ['Pune, Maharashtra, India', undefined, 'Pune', 'Maharashtra', 'IN'],
  ['Bengaluru, Karnataka', undefined, 'Bengaluru', 'Karnataka', 'IN'],
  ['Bengaluru, IN', undefined, 'Bengaluru', '', 'IN'],
  ['San Francisco, CA', undefined, 'San Francisco', 'CA', 'US'],
  ['Toronto, ON, CA', undefined, 'Toronto', 'ON', 'CA'],
  ['Toronto, CA', 'CA', 'Toronto', '', 'CA'],
  ['Zürich, Switzerland', undefined, 'Zürich', '', 'CH'],
  ['Berlin', 'Germany', 'Berlin', '', 'DE'],
  ['London, UK', undefined, 'London', '', 'GB'],
  ['Remote - India', undefined, '', '', 'IN'],
  ['US-Remote', undefined, '', '', 'US'],
])('%s (stated: %s) is read as city, region and country', (text, country, locality, region, code) => {
  expect(parsePlace(text, country)).toEqual({ locality, region, country: code });
});

test.each(['Zürich', 'Atlanta, Georgia', 'Tbilisi, Georgia', 'Hyderabad (Hybrid)', 'Wakad, Pune - 411057', ''])(
  'the country of %j is not guessed',
  (text) => {
    expect(parsePlace(text).country).toBeNull();
  },
);

test.each(['__proto__', 'constructor', 'toString'])('%j is no country', (text) => {
  expect(parsePlace(text, text).country).toBeNull();
});

test('any text gives parts of the text and a code of two letters or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.option(fc.string(), { nil: undefined }), (text, country) => {
      const place = parsePlace(text, country);
      expect(place.country ?? 'IN').toMatch(/^[A-Z]{2}$/);
      expect(place.locality.length + place.region.length).toBeLessThanOrEqual(text.length);
    }),
  );
});
