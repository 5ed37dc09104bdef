import { expect, test } from 'vitest';
import { requireUnchanged } from './require-unchanged.ts';

const now = { title: 'Theirs', note: 'Old', tags: ['sql'] };
const attempt = (change: Partial<typeof now>, before?: Partial<typeof now>) => () => requireUnchanged(now, change, before);

test('a change of a field that somebody else changed is refused, with the field', () => {
  expect(attempt({ title: 'Mine', note: 'New' }, { title: 'First', note: 'Old' })).toThrowError(
    expect.objectContaining({
      status: 412,
      body: expect.objectContaining({ code: 'saved-meanwhile', errors: [expect.objectContaining({ path: 'title' })] }),
    }),
  );
});

test('changes of different fields are both kept', () => {
  expect(attempt({ note: 'New' }, { note: 'Old' })).not.toThrow();
});

test('the same change twice is no conflict, and neither is one without what was read before', () => {
  expect(attempt({ title: 'Theirs' }, { title: 'First' })).not.toThrow();
  expect(attempt({ title: 'Mine' })).not.toThrow();
  expect(attempt({ tags: ['sql', 'excel'] }, { tags: ['sql'] })).not.toThrow();
});
