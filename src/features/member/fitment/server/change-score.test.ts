import { expect, test } from 'vitest';
import { addCorrection } from './change-score.ts';

const excel = { requirement_id: 'skill-excel', reason: 'does_not_show' as const, quote: 'Sold office software.' };
const sql = { requirement_id: 'skill-sql', reason: 'not_for_me' as const, quote: null };

test('a second sentence that does not show a row is added to the first', () => {
  const second = { ...excel, quote: 'Attended a talk on Excel.' };
  expect(addCorrection([sql, excel], second)).toEqual([sql, excel, second]);
  expect(addCorrection([excel], excel)).toEqual([excel]);
});

test('another reason replaces what was said about the row before, and leaves other rows alone', () => {
  const notDone = { requirement_id: 'skill-excel', reason: 'not_done' as const, quote: null };
  expect(addCorrection([sql, excel], notDone)).toEqual([sql, notDone]);
  expect(addCorrection([notDone], excel)).toEqual([excel]);
});
