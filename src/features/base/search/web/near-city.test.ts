import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { m } from '#platform/messages/messages.js';

const { places } = JSON.parse(readFileSync('content/search/places.json', 'utf8')) as {
  places: { name: string; hindi: string[] }[];
};

test.each([
  m.search_city_delhi,
  m.search_city_mumbai,
  m.search_city_bengaluru,
  m.search_city_hyderabad,
  m.search_city_chennai,
  m.search_city_kolkata,
  m.search_city_pune,
  m.search_city_ahmedabad,
])('a city to choose is called as search knows it, in both languages', (label) => {
  const place = places.find(({ name }) => name === label({}, { locale: 'en' }));
  expect(label({}, { locale: 'hi' })).toBe(place?.hindi[0]);
});
