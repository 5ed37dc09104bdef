import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generated, qualifiedResume, resumeOf, type Generated } from './fixtures/generate.ts';
import { OFFICE_MANAGER } from './fixtures/people.ts';
import { taxonomy } from './fixtures/taxonomy.ts';
import { parseAd } from './parse-ad.ts';
import { scoreFit } from './score-fit.ts';

const TODAY = '2026-11-21';
const report = (title: string, ad: string, resume: string) =>
  scoreFit({ taxonomy, ad: { title, text: ad }, resume, today: TODAY });
const score = ({ title, ad }: Pick<Generated, 'title' | 'ad'>, resume: string) => report(title, ad, resume).score ?? 0;
const checkProperty = (check: (one: Generated) => void, numRuns = 40) => fc.assert(fc.property(generated, check), { numRuns });

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
    checkProperty(({ title, ad, bullets, names: [one = '', other = ''] }) => {
      const first = resumeOf(one, title, 2018, bullets);
      const second = resumeOf(`${other}\n12 Java Road, Docker Town\n35 years old`, title, 2018, bullets);
      const [a, b] = [report(title, ad, first), report(title, ad, second)];
      expect({ ...a, input_hash: '' }).toEqual({ ...b, input_hash: '' });
    });
  });

  test('the pronoun', () => {
    checkProperty((one) => {
      const withPronoun = (pronoun: string) => one.resume.replace('• Kept the records', `• ${pronoun} kept the records`);
      expect(score(one, withPronoun('She'))).toBe(score(one, withPronoun('He')));
      expect(score(one, withPronoun('They'))).toBe(score(one, withPronoun('He')));
    });
  });

  test('the order of bullets, letter case or white space', () => {
    checkProperty((one) => {
      const expected = score(one, one.resume);
      const reordered = resumeOf(one.names[0] ?? '', one.title, 2018, [...one.bullets].reverse());
      expect(score(one, reordered)).toBe(score(one, resumeOf(one.names[0] ?? '', one.title, 2018, one.bullets)));
      expect(score(one, one.resume.replaceAll(' ', '  ').replaceAll('\n', '\r\n'))).toBe(expected);
      expect(score(one, one.resume.toUpperCase())).toBe(expected);
    });
  });

  test('whether a skill is written by its name or an alias', () => {
    checkProperty((one) => {
      const skill = one.wanted.find(({ aliases }) => aliases.length > 0);
      const alias = skill?.aliases.find((written) => isParsedAs(written, skill.id));
      if (!skill || !alias) return;
      expect(score(one, one.resume.replaceAll(` ${skill.name} `, ` ${alias} `))).toBe(score(one, one.resume));
    });
  });
});

function isParsedAs(written: string, id: string): boolean {
  const read = parseAd(taxonomy, 'Trainee', `Requirements\n- Used ${written} for the shops of the north`).requirements;
  return read.length === 1 && read[0]?.part === 'skills' && read[0].skillIds.join() === id;
}

test('a denial is never quoted as evidence and never raises the score', () => {
  checkProperty((one) => {
    const last = one.wanted.at(-1);
    if (!last) return;
    for (const denial of [`No experience with ${last.name}`, `I have never used ${last.name}`]) {
      const denied = `${one.resume}\n${denial}`;
      expect(score(one, denied)).toBeLessThanOrEqual(score(one, one.resume));
      expect(JSON.stringify(report(one.title, one.ad, denied).requirements)).not.toContain(`"quote":"${denial}"`);
    }
  });
});

test('adding true evidence never lowers the score, and removing evidence never raises it', () => {
  fc.assert(
    fc.property(generated, fc.nat(), (one, pick) => {
      const skill = one.wanted[pick % one.wanted.length];
      const more = one.resume.replace(
        '• Kept the records',
        `• Used ${skill?.name} for the books of the branch\n• Kept the records`,
      );
      expect(score(one, more)).toBeGreaterThanOrEqual(score(one, one.resume));
      const removed = one.bullets[pick % one.bullets.length];
      expect(score(one, one.resume.replace(`${removed}\n`, ''))).toBeLessThanOrEqual(score(one, one.resume));
    }),
    { numRuns: 60 },
  );
});

test('a copied ad is detected and never a good fit, alone or after a real résumé', () => {
  checkProperty((one) => {
    for (const resume of [one.ad, `${one.resume}\n${one.ad}`, `${OFFICE_MANAGER}\n${one.ad}`]) {
      const { copied_ad, band } = report(one.title, one.ad, resume);
      expect([copied_ad, band === 'good']).toEqual([true, false]);
    }
    expect(report(one.title, one.ad, one.resume).copied_ad).toBe(false);
  });
});

test('the same input gives a byte-identical report', () => {
  checkProperty((one) => {
    expect(JSON.stringify(report(one.title, one.ad, one.resume))).toBe(JSON.stringify(report(one.title, one.ad, one.resume)));
  }, 15);
});
