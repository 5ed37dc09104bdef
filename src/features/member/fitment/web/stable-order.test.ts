import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MENTIONED, useStableOrder } from './stable-order.ts';

type Row = Parameters<typeof useStableOrder>[0][number];

const row = (id: string, part: string, out_of: number, correction: Row['correction'] = null): Row => ({
  id,
  part,
  out_of,
  correction,
});

function Parts({ rows }: { rows: readonly Row[] }) {
  return useStableOrder(rows)
    .map(({ id, part }) => `${id}: ${part}`)
    .join(', ');
}

test('further wishes without points are a part of their own, unless the member refused them', () => {
  const rows = [
    row('sql', 'core', 8),
    row('git', 'further', 1),
    row('jira', 'further', 0),
    row('excel', 'further', 0, { reason: 'not_asked', quote: null }),
  ];
  expect(renderToStaticMarkup(createElement(Parts, { rows }))).toBe(
    `sql: core, git: further, jira: ${MENTIONED}, excel: further`,
  );
});
