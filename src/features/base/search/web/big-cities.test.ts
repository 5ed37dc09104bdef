import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BIG_CITIES } from './big-cities.ts';

const { places } = JSON.parse(readFileSync('content/search/places.json', 'utf8')) as {
  places: { name: string; hindi: string[] }[];
};

test.each(BIG_CITIES)('a city to choose is called as search knows it, in both languages', (label) => {
  const place = places.find(({ name }) => name === label({}, { locale: 'en' }));
  expect(label({}, { locale: 'hi' })).toBe(place?.hindi[0]);
});
