import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFitCase, qualifiedResume, buildResume, type FitCase } from './fixtures/fit-cases.ts';
import { OFFICE_MANAGER } from './fixtures/people.ts';
import { taxonomy } from './fixtures/taxonomy.ts';
import { parseAd } from './parse-ad.ts';
import { scoreFit } from './score-fit.ts';

const TODAY = '2026-11-21';
const report = (title: string, ad: string, resume: string) =>
  scoreFit({ taxonomy, ad: { title, text: ad }, resume, today: TODAY });
const score = ({ title, ad }: Pick<FitCase, 'title' | 'ad'>, resume: string) => report(title, ad, resume).score ?? 0;
const checkProperty = (check: (fitCase: FitCase) => void, numRuns = 40) => fc.assert(fc.property(anyFitCase, check), { numRuns });

type Job = { slug: string; title: string; description: string };
const JOBS = readdirSync('content/jobs').flatMap(
  (file) => JSON.parse(readFileSync(path.join('content/jobs', file), 'utf8')) as Job[],
);

test.each(JOBS.map(({ slug, title, description }) => [slug, title, description]))(
  'for %s, a qualified applicant fits well and scores over 20 points more than an office manager; an empty résumé has no score',
  (_slug, title, description) => {
    const qualified = report(title, description, qualifiedResume(parseAd(taxonomy, title, description)));
    const manager = report(title, description, OFFICE_MANAGER);
    expect(qualified.band).toBe('good');
    expect(qualified.score).toBeGreaterThan((manager.score ?? 0) + 20);
    expect(manager.score).toBeGreaterThanOrEqual(0);
    expect(report(title, description, '').score).toBeNull();
  },
);

describe('the score does not depend on', () => {
  test('the name, address or age', () => {
    checkProperty(({ title, ad, bullets, names: [firstName = '', secondName = ''] }) => {
      const first = buildResume(firstName, title, 2018, bullets);
      const second = buildResume(`${secondName}\n12 Java Road, Docker Town\n35 years old`, title, 2018, bullets);
      const [a, b] = [report(title, ad, first), report(title, ad, second)];
      expect({ ...a, input_hash: '' }).toEqual({ ...b, input_hash: '' });
    });
  });

  test('the pronoun', () => {
    checkProperty((fitCase) => {
      const withPronoun = (pronoun: string) => fitCase.resume.replace('• Kept the records', `• ${pronoun} kept the records`);
      expect(score(fitCase, withPronoun('She'))).toBe(score(fitCase, withPronoun('He')));
      expect(score(fitCase, withPronoun('They'))).toBe(score(fitCase, withPronoun('He')));
    });
  });

  test('the order of bullets, letter case or white space', () => {
    checkProperty((fitCase) => {
      const expected = score(fitCase, fitCase.resume);
      const reordered = buildResume(fitCase.names[0] ?? '', fitCase.title, 2018, [...fitCase.bullets].reverse());
      expect(score(fitCase, reordered)).toBe(
        score(fitCase, buildResume(fitCase.names[0] ?? '', fitCase.title, 2018, fitCase.bullets)),
      );
      expect(score(fitCase, fitCase.resume.replaceAll(' ', '  ').replaceAll('\n', '\r\n'))).toBe(expected);
      expect(score(fitCase, fitCase.resume.toUpperCase())).toBe(expected);
    });
  });

  test('whether a skill is written by its name or an alias', () => {
    checkProperty((fitCase) => {
      // Not "Looker" where the résumé has "Looker Studio", of which it would replace a part.
      const isPart = (name: string) =>
        [...taxonomy.byId.values()].some((other) => other.name.includes(`${name} `) && fitCase.resume.includes(other.name));
      const skill = fitCase.adSkills.find(({ name, aliases }) => aliases.length > 0 && !isPart(name));
      const alias = skill?.aliases.find((written) => isParsedAs(written, skill.id));
      if (!skill || !alias) return;
      expect(score(fitCase, fitCase.resume.replaceAll(` ${skill.name} `, ` ${alias} `))).toBe(score(fitCase, fitCase.resume));
    });
  });
});

function isParsedAs(written: string, id: string): boolean {
  const read = parseAd(taxonomy, 'Trainee', `Requirements\n- Used ${written} for the shops of the north`).requirements;
  return read.length === 1 && read[0]?.kind === 'skill' && read[0].skillIds.join() === id;
}

test('a denial is never quoted as evidence and never raises the score', () => {
  checkProperty((fitCase) => {
    const last = fitCase.adSkills.at(-1);
    if (!last) return;
    for (const denial of [`No experience with ${last.name}`, `I have never used ${last.name}`]) {
      const denied = `${fitCase.resume}\n${denial}`;
      expect(score(fitCase, denied)).toBeLessThanOrEqual(score(fitCase, fitCase.resume));
      expect(JSON.stringify(report(fitCase.title, fitCase.ad, denied).requirements)).not.toContain(`"quote":"${denial}"`);
    }
  });
});

test('adding true evidence never lowers the score, and removing evidence never raises it', () => {
  fc.assert(
    fc.property(anyFitCase, fc.nat(), (fitCase, index) => {
      const skill = fitCase.adSkills[index % fitCase.adSkills.length];
      const more = fitCase.resume.replace(
        '• Kept the records',
        `• Used ${skill?.name} for the books of the branch\n• Kept the records`,
      );
      expect(score(fitCase, more)).toBeGreaterThanOrEqual(score(fitCase, fitCase.resume));
      const removed = fitCase.bullets[index % fitCase.bullets.length];
      expect(score(fitCase, fitCase.resume.replace(`${removed}\n`, ''))).toBeLessThanOrEqual(score(fitCase, fitCase.resume));
    }),
    { numRuns: 60 },
  );
});

test('a copied ad is detected and never a good fit, alone or after a real résumé', () => {
  checkProperty((fitCase) => {
    for (const resume of [fitCase.ad, `${fitCase.resume}\n${fitCase.ad}`, `${OFFICE_MANAGER}\n${fitCase.ad}`]) {
      const { copied_ad, band } = report(fitCase.title, fitCase.ad, resume);
      expect([copied_ad, band === 'good']).toEqual([true, false]);
    }
    expect(report(fitCase.title, fitCase.ad, fitCase.resume).copied_ad).toBe(false);
  });
});

test('the same input gives a byte-identical report', () => {
  checkProperty((fitCase) => {
    expect(JSON.stringify(report(fitCase.title, fitCase.ad, fitCase.resume))).toBe(
      JSON.stringify(report(fitCase.title, fitCase.ad, fitCase.resume)),
    );
  }, 15);
});
