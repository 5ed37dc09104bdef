import { expect, test } from 'vitest';
import { correct } from './corrections.ts';

const row = { title: 'Anlyst', places: ['Pune'], valid_until: null };

test('a correction keeps what was stated first, also when it is corrected again', () => {
  const first = correct(row, {}, { title: 'Analyst', places: ['Pune'], valid_until: null });
  expect(first).toEqual({ changed: ['title'], corrections: { title: { is: 'Analyst', stated: 'Anlyst' } } });
  const second = correct({ ...row, title: 'Analyst' }, first.corrections, { title: 'Data analyst' });
  expect(second.corrections).toEqual({ title: { is: 'Data analyst', stated: 'Anlyst' } });
});

test('a value that is what was stated needs no correction any more, and the others stay', () => {
  const corrections = { title: { is: 'Analyst', stated: 'Anlyst' }, valid_until: { is: '2026-12-01', stated: null } };
  const corrected = { ...row, title: 'Analyst', valid_until: '2026-12-01' };
  expect(correct(corrected, corrections, { title: 'Anlyst', places: ['Pune'] })).toEqual({
    changed: ['title'],
    corrections: { valid_until: corrections.valid_until },
  });
});
