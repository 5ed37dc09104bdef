import { expect, test } from 'vitest';
import { mergeTopics, topicKey } from './merge-topics.ts';

const topics = (...names: string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), attributes: { name } }));

test.each([
  ['Interviews', 'Interview'],
  ['Interviewing', 'interviews'],
  ['Note-taking', 'Taking notes'],
  ['Companies', 'Company'],
])('"%s" and "%s" are one subject', (a, b) => {
  expect(topicKey(a)).toBe(topicKey(b));
});

test.each([
  ['SQL', 'NoSQL'],
  ['C', 'C++'],
  ['Teaching', 'Testing'],
])('"%s" and "%s" are two subjects', (a, b) => {
  expect(topicKey(a)).not.toBe(topicKey(b));
});

test('near-duplicates are one choice that stands for both, and the subject itself is none', () => {
  const choices = mergeTopics(topics('Interviews', 'STAR', 'Interview', 'Job search'), 'Job search', new Set(), 6);
  expect(choices).toEqual([
    { name: 'Interviews', slugs: ['interviews', 'interview'] },
    { name: 'STAR', slugs: ['star'] },
  ]);
});

test('a topic of two subjects is offered once, and only a few of each are', () => {
  const seen = new Set<string>();
  expect(mergeTopics(topics('SQL', 'Python', 'Statistics'), 'Data', seen, 2).map(({ name }) => name)).toEqual(['SQL', 'Python']);
  expect(mergeTopics(topics('SQL', 'Statistics'), 'AI', seen, 2).map(({ name }) => name)).toEqual(['Statistics']);
});
