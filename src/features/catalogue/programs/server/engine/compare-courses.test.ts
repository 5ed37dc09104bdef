import { expect, test } from 'vitest';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { compareCourses, type ComparedCourse } from './compare-courses.ts';

const { taxonomy } = await skillCatalogue();
const aCourse = (changes: Partial<ComparedCourse>): ComparedCourse => ({
  id: 'one',
  title: 'Intro to SQL',
  category: 'data-analysis',
  level: 'beginner',
  language: 'en',
  programType: 'course',
  skillIds: ['sql'],
  ...changes,
});

test('courses that teach the same are alike, whatever else one of them teaches lowers it', () => {
  const same = compareCourses(aCourse({}), aCourse({ title: 'SQL for beginners' }), taxonomy);
  const wider = compareCourses(aCourse({}), aCourse({ title: 'Data analyst', skillIds: ['sql', 'excel', 'tableau'] }), taxonomy);
  expect(same).toBeGreaterThan(wider ?? 0);
});

test('a degree is alike only degrees of the same kind, and far levels are not alike', () => {
  expect(compareCourses(aCourse({}), aCourse({ programType: 'bachelor' }), taxonomy)).toBeNull();
  expect(compareCourses(aCourse({}), aCourse({ level: 'advanced' }), taxonomy)).toBeNull();
});
