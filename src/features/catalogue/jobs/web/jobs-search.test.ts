import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeSearch, countFilters, toFilters, parseJobsSearch } from './jobs-search.ts';

test('the parameters of a URL are parsed to filters', () => {
  expect(
    parseJobsSearch({
      query: ' data analyst ',
      role_type: 'Apprenticeship,Full-time',
      experience: '0',
      salary: '300000',
      page: '2',
      saved: 'true',
    }),
  ).toEqual({
    query: 'data analyst',
    role_type: ['Full-time', 'Apprenticeship'],
    experience: 0,
    salary: 300_000,
    page: 2,
    saved: 'true',
  });
});

test('unknown parameters, invalid values and defaults are ignored', () => {
  expect(
    parseJobsSearch({ role_type: 'Hobby', page: '1', sort: 'relevance', salary: '-1', experience: 'ten', query: ' ', evil: 'x' }),
  ).toEqual({});
});

test('changing a filter resets to the first page', () => {
  expect(changeSearch({ query: 'nurse', page: 4 }, { location: 'Kochi' })).toEqual({ query: 'nurse', location: 'Kochi' });
  expect(changeSearch({ query: 'nurse', page: 4 }, { query: undefined })).toEqual({});
});

test('each value of a filter is counted; sort order and page are not', () => {
  expect(countFilters({ role_type: ['Full-time', 'Contract'], query: 'x', sort: 'newest', page: 3 })).toBe(3);
});

test('parsing is idempotent for any search parameters', () => {
  const value = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('Full-time', 'Remote,Hybrid', 'true', 'newest'));
  const names = [
    'query',
    'location',
    'role_type',
    'work_mode',
    'experience',
    'salary',
    'company',
    'family',
    'saved',
    'sort',
    'page',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (params) => {
      const search = parseJobsSearch(params);
      const serialized = Object.fromEntries(Object.entries(search).map(([name, entry]) => [name, String(entry)]));
      expect(parseJobsSearch(serialized)).toEqual(search);
      expect(toFilters(search).page).toBeGreaterThanOrEqual(1);
    }),
  );
});
