import type { Part } from '../contract.ts';

/** The beginnings of the addresses of each part of the site, without the language; none for all pages. */
export const PATHS: Readonly<Record<Part, readonly string[]>> = {
  all: [],
  home: ['/', '/home'],
  jobs: ['/jobs-apprenticeships', '/companies', '/company', '/check', '/applications', '/saved-searches', '/resumes', '/tailor'],
  learning: [
    '/courses',
    '/course-detail',
    '/compare-courses',
    '/category',
    '/universities',
    '/university',
    '/personalize-recommendation',
    '/insights',
    '/learning-packs',
    '/skills',
    '/checks',
    '/plans',
    '/blog',
  ],
  communities: ['/communities', '/forum', '/boards', '/all-cards'],
  hiring: ['/hiring', '/for-corporates'],
};
