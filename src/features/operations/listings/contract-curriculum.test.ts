import { expect, test } from 'vitest';
import { parseCurriculum, writeCurriculum } from './contract-curriculum.ts';

const PARTS = [
  { title: 'Week 1: rye', text: 'Flour and water.\n\nA starter.' },
  { title: 'Week 2', text: '' },
];

test('a curriculum is read as it was written', () => {
  expect(parseCurriculum(writeCurriculum(PARTS))).toEqual(PARTS);
  expect(parseCurriculum('  ')).toEqual([]);
});

test.each(['Flour\n## Week 1', '## ', `## ${'a'.repeat(201)}`, `## A\n${'a'.repeat(2001)}`, '## A\n'.repeat(41)])(
  '%j is none',
  (text) => expect(parseCurriculum(text)).toBeNull(),
);
