import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import { matchSkills } from './match-skills.ts';
import { buildTaxonomy } from './taxonomy.ts';

const taxonomy = buildTaxonomy(await loadCatalogue(path.resolve('content')));
const match = (text: string) => matchSkills(taxonomy, text).map(({ skillId }) => skillId);

describe('skills in a text', () => {
  test.each([
    ['Node.js, C++ and C#', ['nodejs', 'cpp', 'csharp']],
    ['.NET and ASP.NET Core', ['dotnet', 'asp-net']],
    ['CI/CD, CI / CD, A/B testing', ['ci-cd', 'ci-cd', 'ab-testing']],
    ['K8s and Kubernetes', ['kubernetes', 'kubernetes']],
    ['Postgres, golang', ['postgresql', 'go']],
    ['Spring Boot with Java', ['spring-boot', 'java']],
    ['Python, R, SQL', ['python', 'r-language', 'sql']],
    ['services in Go on Docker', ['go', 'docker']],
    ['GSTR-1 returns in Tally ERP 9', ['gstr-filing', 'tally']],
    ['CompTIA Security+', ['comptia-security']],
    ['Experience with React is a must', ['react']],
    ['Good knowledge of Go', ['go']],
    ['machine\nlearning', ['machine-learning']],
    ['Resolved customer complaints', ['complaint-handling']],
    ['Negotiated contracts and managed vendors', ['contract-negotiation', 'vendor-management']],
    ['Recruited and interviewed candidates', ['recruitment', 'interviewing']],
    ['Edited articles and reconciled bank statements', ['editing-proofreading', 'bank-reconciliation']],
    ['Analyzed data while preparing budgets', ['data-analysis', 'budgeting']],
    ['Project and team management', ['project-management', 'people-management']],
    [
      'Preventive, predictive & breakdown maintenance',
      ['preventive-maintenance', 'predictive-maintenance', 'breakdown-maintenance'],
    ],
    ['spoken and written English', ['english']],
    ['in-store sales and trained in store sales targets', ['retail-sales', 'retail-kpis']],
  ])('%s', (text, expected) => {
    expect(match(text)).toEqual(expected);
  });

  test.each([
    ['javascriptish and pythonic'],
    ['I excel at meeting people'],
    ['Met for a bi-weekly walk with neighbours'],
    ['Inactive, Obsolete, and Surplus management (IOS)'],
    ['Go to the market every spring'],
    ['They react to change swiftly'],
    ['vitamin C for the C-suite'],
    ['Approved under the FCC rules'],
    ['We like the machine. Learning is next'],
  ])('nothing in "%s"', (text) => {
    expect(match(text)).toEqual([]);
  });

  test('the longest form wins, with correct offsets', () => {
    const text = 'Knows React Native well';
    expect(matchSkills(taxonomy, text)).toEqual([{ skillId: 'react-native', start: 6, end: 18, matched: 'React Native' }]);
  });

  test('mentions never overlap and quote the text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...taxonomy.skills.map(({ name }) => name)))), (parts) => {
        const text = parts.join(' ');
        let lastEnd = 0;
        for (const { start, end, matched } of matchSkills(taxonomy, text)) {
          expect(start).toBeGreaterThanOrEqual(lastEnd);
          expect(text.slice(start, end)).toBe(matched);
          lastEnd = end;
        }
      }),
      { numRuns: 100 },
    );
  });

  test('every name is found by itself, unless it needs context', () => {
    const missed = taxonomy.skills.filter((skill) => skill.guard === undefined && !match(skill.name).includes(skill.id));
    expect(missed.map(({ id }) => id)).toEqual([]);
  });
});

describe('a list of skills in a text', () => {
  test.each([
    ['Python, kubernates, Docker', ['python', 'kubernetes', 'docker']],
    ['Skills: Java; git hub; Jenkins', ['java', 'github', 'jenkins']],
    ['PyTroch | TensorFlow', ['pytorch', 'tensorflow']],
  ])('is read with its slips: %s', (text, expected) => {
    expect(match(text)).toEqual(expected);
  });

  test.each([
    ['Python, however, we ship', ['python']],
    ['SQL, site maps and more', ['sql']],
    ['Java, Coimbatore', ['java']],
    ['Wipro, Larvel street', []],
  ])('gives no skill for other words: %s', (text, expected) => {
    expect(match(text)).toEqual(expected);
  });
});
