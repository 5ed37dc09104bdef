import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadCatalogue } from './load-catalogue.ts';

const content = path.resolve('content');
const skills = (await loadCatalogue(content)).filter(({ resources = [] }) => resources.length > 0);
const taught = skills.filter(({ path: entries }) => entries !== undefined);

describe('the path of a skill', () => {
  test('exists for at least 300 skills', () => {
    expect(taught.length).toBeGreaterThanOrEqual(300);
  });

  test('ends in a piece of work of an hour to a weekend, with criteria to tick', () => {
    const wrong = taught.filter(
      ({ work }) => work === undefined || work.hours < 1 || work.hours > 16 || work.criteria.length < 3,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('teaches each learning element exactly once', () => {
    const wrong = taught.filter(({ path: entries = [], learning_elements = [] }) => {
      const elements = entries.flatMap(({ teaches }) => teaches);
      return elements.toSorted().join('\n') !== learning_elements.toSorted().join('\n');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('uses resources of the skill, and no more hours of one than it has', () => {
    const wrong = taught.filter(({ path: entries = [], resources = [] }) =>
      [...Map.groupBy(entries, ({ url }) => url)].some(([url, parts]) => {
        const resource = resources.find((candidate) => candidate.url === url);
        return resource === undefined || sumHours(parts) > resource.hours;
      }),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('has resources that teach only learning elements of the skill, each once, and what a path takes from a resource is left to it', () => {
    const wrong = taught.flatMap(({ id, path: entries = [], resources = [], learning_elements = [] }) =>
      resources.flatMap(({ url, teaches }) => {
        if (teaches === undefined) return [];
        const isWrong =
          new Set(teaches).size < teaches.length ||
          teaches.length === learning_elements.length ||
          teaches.some((element) => !learning_elements.includes(element)) ||
          entries.some((entry) => entry.url === url);
        return isWrong ? [`${id} ${url}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has another resource that teaches the same for at least three of four parts', () => {
    const parts = taught.flatMap(({ path: entries = [], resources = [] }) =>
      entries.map((entry) =>
        resources.some(
          ({ url, teaches }) =>
            entries.every((other) => other.url !== url) &&
            (teaches === undefined || entry.teaches.every((element) => teaches.includes(element))),
        ),
      ),
    );
    expect(parts.filter(Boolean).length / parts.length).toBeGreaterThan(0.75);
  });

  test('names the part of a resource that it uses more than once', () => {
    const wrong = taught.filter(({ path: entries = [] }) =>
      [...Map.groupBy(entries, ({ url }) => url).values()].some(
        (parts) => new Set(parts.map(({ part }) => part ?? '')).size < parts.length,
      ),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('adds up to the hours of the skill, a whole number', () => {
    const wrong = taught.filter(({ path: entries = [], hours = 0 }) => sumHours(entries) !== hours || !Number.isInteger(hours));
    expect(wrong.map(({ id, hours }) => [id, hours])).toEqual([]);
  });
});

describe('the resources of skills', () => {
  const urls = new Set(skills.flatMap(({ resources = [] }) => resources.map(({ url }) => url)));

  test('contain no video channels', () => {
    expect([...urls].filter(isChannel)).toEqual([]);
  });

  test('contain no whole blogs, help centres or collections of articles, which nobody finishes', () => {
    expect([...urls].filter(isCollection)).toEqual([]);
  });

  test('contain front pages only where the site is one book or course', () => {
    expect([...urls].filter((url) => isFrontPage(url) && !WHOLE_SITES.has(url))).toEqual([]);
    expect([...WHOLE_SITES].filter((url) => !urls.has(url))).toEqual([]);
  });

  test('all have a source and a date in resource-sources.json, which names no other address', async () => {
    const text = await readFile(path.join(content, 'resource-sources.json'), 'utf8');
    const sources = z
      .record(z.url(), z.strictObject({ found: z.string().regex(/^(?:github:|https:\/\/)\S+/), on: z.iso.date() }))
      .parse(JSON.parse(text));
    expect(Object.keys(sources)).toEqual([...urls].toSorted());
  });
});

describe('learning in Indian languages', () => {
  const inLanguage = (language: string) =>
    skills.flatMap(({ resources = [] }) => resources).filter((resource) => resource.language === language);
  const countUrls = (resources: readonly { url: string }[]) => new Set(resources.map(({ url }) => url)).size;

  test('has at least 235 resources in Hindi, 95 of them courses', () => {
    const resources = inLanguage('hi');
    expect(countUrls(resources)).toBeGreaterThanOrEqual(235);
    expect(countUrls(resources.filter(({ kind }) => kind === 'course'))).toBeGreaterThanOrEqual(95);
  });

  test('has courses in six further languages', () => {
    const languages = ['ta', 'te', 'bn', 'ml', 'mr', 'kn'];
    expect(languages.filter((language) => inLanguage(language).filter(({ kind }) => kind === 'course').length < 2)).toEqual([]);
  });

  test('is possible in Hindi for every part of at least 32 skills', () => {
    const complete = taught.filter(({ path: entries = [], resources = [] }) =>
      entries.every((entry) =>
        entry.teaches.every((element) =>
          resources.some(({ language, teaches }) => language === 'hi' && (teaches?.includes(element) ?? true)),
        ),
      ),
    );
    expect(complete.length).toBeGreaterThanOrEqual(32);
  });
});

test('prerequisites are known skills and form no cycle', async () => {
  const byId = new Map((await loadCatalogue(content)).map((skill) => [skill.id, skill]));
  const findCycle = (id: string, trail: string[]): string[] | undefined => {
    if (trail.includes(id)) return [...trail, id];
    return byId
      .get(id)
      ?.prerequisites.map((next) => findCycle(next, [...trail, id]))
      .find((cycle) => cycle !== undefined);
  };
  const cycles = [...byId.keys()].map((id) => findCycle(id, [])).filter((cycle) => cycle !== undefined);
  expect(cycles).toEqual([]);
  expect(skills.flatMap(({ prerequisites }) => prerequisites).filter((id) => !byId.has(id))).toEqual([]);
});

function sumHours(entries: readonly { hours: number }[]): number {
  return entries.reduce((sum, { hours }) => sum + hours, 0);
}

function isChannel(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return /(?:^|\.)youtube\.com$/.test(hostname) && !/^\/(?:watch|playlist)$/.test(pathname);
}

function isCollection(url: string): boolean {
  return /^\/(?:blog|help|resources|quality-resources|interview-questions)\/?$/.test(new URL(url).pathname);
}

function isFrontPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '';
}

/** Sites that are one thing to finish: a book whose front page is its table of contents, a course, a guide. */
const WHOLE_SITES = new Set([
  'https://12factor.net',
  'https://15445.courses.cs.cmu.edu',
  'https://accessibilityforeveryone.site',
  'https://adv-r.hadley.nz',
  'https://agilemanifesto.org',
  'https://allergytraining.food.gov.uk',
  'https://aosabook.org',
  'https://artint.info',
  'https://atomicdesign.bradfrost.com',
  'https://automatetheboringstuff.com',
  'https://book.systemsapproach.org',
  'https://book.the-turing-way.org',
  'https://course.fast.ai',
  'https://course.spacy.io',
  'https://cs193p.sites.stanford.edu',
  'https://cs231n.github.io',
  'https://cssgridgarden.com',
  'https://ctms.engin.umich.edu',
  'https://d2l.ai',
  'https://devopswithdocker.com',
  'https://devopswithkubernetes.com',
  'https://diataxis.fr',
  'https://docker-curriculum.com',
  'https://eloquentjavascript.net',
  'https://engineeringstatics.org',
  'https://flexboxfroggy.com',
  'https://futurecoder.io',
  'https://gameprogrammingpatterns.com',
  'https://gobyexample.com',
  'https://htdp.org',
  'https://inclusive-components.design',
  'https://inferentialthinking.com',
  'https://intronetworks.cs.luc.edu',
  'https://introtodeeplearning.com',
  'https://java-programming.mooc.fi',
  'https://javascript.info',
  'https://lawsofux.com',
  'https://learngitbranching.js.org',
  'https://linuxjourney.com',
  'https://log.logcluster.org',
  'https://madewithml.com',
  'https://missing.csail.mit.edu',
  'https://mml-book.github.io',
  'https://ohshitgit.com',
  'https://opendatastructures.org',
  'https://phptherightway.com',
  'https://practicaltypography.com',
  'https://programming-25.mooc.fi',
  'https://r4ds.hadley.nz',
  'https://resilientwebdesign.com',
  'https://response.pagerduty.com',
  'https://restfulapi.net',
  'https://seeing-theory.brown.edu',
  'https://selectstarsql.com',
  'https://socviz.co',
  'https://sqlbolt.com',
  'https://sqlzoo.net',
  'https://teachtogether.tech',
  'https://thinkingwithtype.com',
  'https://udlguidelines.cast.org',
  'https://usaco.guide',
  'https://use-the-index-luke.com',
  'https://webstyleguide.com',
  'https://www.bigocheatsheet.com',
  'https://www.deeplearningbook.org',
  'https://www.dj4e.com',
  'https://www.elementsofai.com',
  'https://www.excel-easy.com',
  'https://www.fuzzingbook.org',
  'https://www.learncpp.com',
  'https://www.learnpytorch.io',
  'https://www.obeythetestinggoat.com',
  'https://www.patterns.dev',
  'https://www.promptingguide.ai',
  'https://www.statisticsdonewrong.com',
  'https://www.statlearning.com',
  'https://www.terraform-best-practices.com',
  'https://www.typingclub.com',
  'https://www.windowfunctions.com',
]);
