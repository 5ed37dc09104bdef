import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Correction, FitInput } from './fit-input.ts';
import { CASES, OFFICE_MANAGER, type QualifiedCase } from './fixtures/people.ts';
import { taxonomy } from './fixtures/taxonomy.ts';
import type { FitReport } from './report-types.ts';
import { scoreFit } from './score-fit.ts';
import { scoreWhatIf } from './what-if.ts';

const TODAY = '2026-11-21';

function createInput({ title, ad }: QualifiedCase, resume: string, more: Partial<FitInput> = {}): FitInput {
  return { taxonomy, ad: { title, text: ad }, resume, today: TODAY, ...more };
}

const scoreOf = (testCase: QualifiedCase, resume: string, more: Partial<FitInput> = {}) =>
  scoreFit(createInput(testCase, resume, more)).score ?? 0;
const findRow = (report: FitReport, id: string) => report.requirements.find((requirement) => requirement.id === id);
const tenths = (points: number | null) => Math.round((points ?? 0) * 10);
const anyCase = fc.constantFrom(...CASES);

const software = CASES[0];
if (!software) throw new Error('The fixtures are empty');

test('a wide field of work is shown by two of its parts, and one alone only implies it', () => {
  const gradeFor = (duties: string, skills: NonNullable<FitInput['profile']>['skills'] = []) =>
    scoreFit({
      taxonomy,
      profile: { skills },
      ad: { title: 'HR executive', text: 'Requirements\n- Human resources\n- SQL\n- Two years of experience' },
      resume: `Experience\nChef, City Hotel\nJan 2020 - Present\n• ${duties}\n• Planned the menus of every season for two hundred guests, and taught six young cooks how to keep the kitchen calm and clean`,
      today: TODAY,
    }).requirements.find(({ id }) => id === 'skill-human-resources')?.grade;
  expect(gradeFor('Planned every shift by the labour laws')).toBe('implied');
  expect(gradeFor('Planned every shift by the labour laws, and did the payroll and the recruitment')).toBe('long');
  for (const grade of ['claimed', 'checked', 'shown'] as const)
    expect(gradeFor('Planned every shift by the labour laws', [{ skill_id: 'recruitment', grade }])).toBe('implied');
});

describe.each(CASES)('for the $family ad', (testCase) => {
  test('a qualified applicant is a good fit, an office manager is not, and an empty résumé has no score', () => {
    const qualified = scoreFit(createInput(testCase, testCase.qualified));
    const other = scoreFit(createInput(testCase, OFFICE_MANAGER));
    expect(qualified.band).toBe('good');
    expect(other.score).toBeLessThan(40);
    expect(scoreFit(createInput(testCase, ''))).toMatchObject({ enough: false, score: null, band: null, requirements: [] });
  });

  test('a pasted copy of the ad is flagged and never a good fit, alone or after a real résumé', () => {
    for (const resume of [
      testCase.ad,
      testCase.ad.toUpperCase(),
      `${OFFICE_MANAGER}\n${testCase.ad}`,
      `${testCase.qualified}\n${testCase.ad}`,
    ]) {
      const report = scoreFit(createInput(testCase, resume));
      expect(report.copied_ad).toBe(true);
      expect(report.band).not.toBe('good');
    }
    expect(scoreFit(createInput(testCase, testCase.qualified)).copied_ad).toBe(false);
  });

  test('every quote has correct offsets', () => {
    const report = scoreFit(createInput(testCase, testCase.qualified));
    for (const { ad, evidence, label, type } of report.requirements) {
      expect(testCase.ad.replaceAll('\n', ' ').slice(ad.start, ad.end)).toBe(ad.quote);
      if (type === 'wording') continue;
      expect(ad.quote.slice(...ad.mark).length).toBeGreaterThan(0);
      expect(label).not.toBe('');
      for (const { quote, mark } of evidence) expect(quote.slice(...(mark ?? [0])).trim()).not.toBe('');
    }
  });

  test('benefits in the ad are not requirements', () => {
    const report = scoreFit(createInput(testCase, testCase.qualified));
    expect(report.requirements.some(({ ad }) => /insurance|About us/i.test(ad.quote))).toBe(false);
  });
});

describe('negations and intentions', () => {
  const base = `Summary\nBackend engineer who has built small services for a logistics company and likes clear interfaces.\nExperience\nBackend Engineer, Cedar Logistics\nJan 2022 - Present\n• Built REST APIs in Python and SQL reports for finance`;
  const findRequirement = (report: FitReport, id: string) => report.requirements.find((requirement) => requirement.id === id);

  test.each([
    'No experience with Docker',
    'I have never used Docker',
    'Have not worked with Docker yet',
    'Docker: none',
    'Docker (no experience)',
    'Not familiar with Docker or Terraform',
    'Familiarity with Docker preferred but not needed here',
    'Lacks hands-on knowledge of Docker',
  ])('"%s" earns nothing', (sentence) => {
    const report = scoreFit(createInput(software, `${base}\n• ${sentence}`));
    expect(
      findRequirement(report, 'skill-docker')?.evidence.filter(({ grade, quote }) => quote === sentence || grade === 'used'),
    ).toEqual([]);
    expect(scoreOf(software, `${base}\n• ${sentence}`)).toBeLessThanOrEqual(scoreOf(software, base));
  });

  test.each(['I want to learn Docker', 'Keen to work with Docker', 'Currently learning Docker'])(
    '"%s" earns less than a fifth of the points',
    (sentence) => {
      const requirement = findRequirement(scoreFit(createInput(software, `${base}\n• ${sentence}`)), 'skill-docker');
      expect(requirement?.points).toBeLessThan((requirement?.out_of ?? 0) * 0.2);
    },
  );

  test('a negation ends with its clause', () => {
    const requirement = findRequirement(
      scoreFit(createInput(software, `${base}\n• No experience with Oracle, but ran Docker in production`)),
      'skill-docker',
    );
    expect(requirement?.status).toBe('met');
  });
});

describe('properties', () => {
  test('adding true evidence never lowers the score', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(), fc.nat(), (testCase, requirementAt, lineAt) => {
        const report = scoreFit(createInput(testCase, testCase.qualified));
        const ids = report.requirements.flatMap(({ part, skill_ids }) => (part === 'core' ? skill_ids : []));
        const name = taxonomy.byId.get(ids[requirementAt % ids.length] ?? '')?.name ?? '';
        const lines = OFFICE_MANAGER.split('\n');
        const index = lines.findIndex((line) => line.startsWith('•')) + (lineAt % 3);
        const extended = [
          ...lines.slice(0, index),
          `• Used ${name} for the yearly report of the firm`,
          ...lines.slice(index),
        ].join('\n');
        expect(scoreOf(testCase, extended)).toBeGreaterThanOrEqual(scoreOf(testCase, OFFICE_MANAGER));
      }),
      { numRuns: 60 },
    );
  });

  test('removing a bullet never raises the score', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(), (testCase, drop) => {
        const lines = testCase.qualified.split('\n');
        const bullets = lines.flatMap((line, index) => (line.startsWith('•') ? [index] : []));
        const removed = bullets[drop % bullets.length];
        expect(scoreOf(testCase, lines.filter((_, index) => index !== removed).join('\n'))).toBeLessThanOrEqual(
          scoreOf(testCase, testCase.qualified),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('the order of bullets, letter case and whitespace do not affect the score', () => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom('reverse', 'upper', 'lower', 'spaces', 'crlf'), (testCase, change) => {
        const expected = scoreOf(testCase, testCase.qualified);
        expect(scoreOf(testCase, CHANGES[change](testCase.qualified))).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('an alias scores the same as the name', () => {
    const swap = (text: string) =>
      text
        .replaceAll('Kubernetes', 'K8s')
        .replaceAll('PostgreSQL', 'Postgres')
        .replaceAll('Python', 'Python 3')
        .replaceAll('AWS', 'Amazon Web Services');
    expect(scoreOf(software, swap(software.qualified))).toBe(scoreOf(software, software.qualified));
  });

  test('names, pronouns and addresses do not affect the score', () => {
    const text = `Rosa Okafor\nrosa@example.org | 12 Python Street, Docker Town\nDate of birth: 3 May 1990\nGender: female\n${software.qualified.split('\n').slice(2).join('\n')}\n• She mentored two juniors in her team`;
    const other = `Excel Sharma\nshe@example.com, +91 90000 00000\nDate of birth: 1 Jan 1970\nGender: male\n${software.qualified.split('\n').slice(2).join('\n')}\n• He mentored two juniors in his team`;
    const [a, b] = [scoreFit(createInput(software, text)), scoreFit(createInput(software, other))];
    expect({ ...a, input_hash: '' }).toEqual({ ...b, input_hash: '' });
    const renamed = software.qualified
      .replace('Ravi Menon', 'Kate Ruby Swift')
      .replace('ravi@example.org', 'kate@example.org, Java Road');
    expect(JSON.stringify(scoreFit(createInput(software, renamed)))).toBe(
      JSON.stringify(scoreFit(createInput(software, software.qualified))),
    );
  });

  test('equal input gives a byte-identical report', () => {
    fc.assert(
      fc.property(anyCase, (testCase) => {
        expect(JSON.stringify(scoreFit(createInput(testCase, testCase.qualified)))).toBe(
          JSON.stringify(scoreFit(createInput(testCase, testCase.qualified))),
        );
      }),
      { numRuns: 12 },
    );
  });

  test('a very long or repetitive file never scores well', () => {
    for (const resume of [
      'Docker '.repeat(40_000),
      'docker\n'.repeat(40_000),
      '• a\n'.repeat(60_000),
      `Jan 2020 - Present\n`.repeat(10_000),
      'no experience with '.repeat(10_000),
    ]) {
      expect(scoreOf(software, resume)).toBeLessThan(60);
    }
  }, 60_000);

  test('any text gives a score from 0 to 100 or none, and never an error', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 600, unit: 'grapheme' }),
        fc.string({ maxLength: 600, unit: 'grapheme' }),
        (ad, resume) => {
          const { score } = scoreFit({ taxonomy, ad: { title: 'Role', text: ad }, resume, today: TODAY });
          expect(score === null || (score >= 0 && score <= 100)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

const CHANGES = {
  reverse: (text: string) => {
    const lines = text.split('\n');
    const first = lines.findIndex((line) => line.startsWith('•'));
    const length = lines.slice(first).findIndex((line) => !line.startsWith('•'));
    const last = length < 0 ? lines.length : first + length;
    return [...lines.slice(0, first), ...lines.slice(first, last).reverse(), ...lines.slice(last)].join('\n');
  },
  upper: (text: string) => text.toUpperCase(),
  lower: (text: string) => text.toLowerCase(),
  spaces: (text: string) => text.replaceAll(' ', '  ').replaceAll('\n', ' \n'),
  crlf: (text: string) => text.replaceAll('\n', '\r\n'),
};

describe('what-if and corrections', () => {
  test('counting a missing requirement as shown raises the sum by exactly the stated points', () => {
    const input = createInput(software, OFFICE_MANAGER);
    const report = scoreFit(input);
    const best = report.raise_most[0];
    expect(best).toBeDefined();
    const after = scoreWhatIf(input, [best?.requirement_id ?? '']);
    expect(tenths(after.total) - tenths(report.total)).toBe(tenths(best?.points ?? 0));
  });

  test('a note states exactly the points that showing its requirement adds', () => {
    for (const resume of [OFFICE_MANAGER, software.qualified]) {
      for (const { note, raise } of scoreFit(createInput(software, resume)).requirements) {
        if (note && 'points' in note.values) expect(note.values['points']).toBe(raise?.points ?? 0);
      }
    }
  });

  const corrected = (requirement_id: string, reason: Correction['reason'], quote: string | null = null) => ({
    corrections: [{ requirement_id, reason, quote }],
  });

  test('what was not done earns nothing, and a sentence that does not show it no longer counts for its row', () => {
    const before = scoreFit(createInput(software, software.qualified));
    const docker = findRow(before, 'skill-docker');
    const notDone = scoreFit(createInput(software, software.qualified, corrected('skill-docker', 'not_done')));
    expect(findRow(notDone, 'skill-docker')).toMatchObject({ points: 0, out_of: docker?.out_of, evidence: [] });
    const quote = docker?.evidence[0]?.quote ?? '';
    const notShown = scoreFit(createInput(software, software.qualified, corrected('skill-docker', 'does_not_show', quote)));
    expect(findRow(notShown, 'skill-docker')?.evidence.map((item) => item.quote)).not.toContain(quote);
    expect(findRow(notShown, 'skill-docker')?.points).toBeLessThan(docker?.points ?? 0);
  });

  test('what the ad does not ask for stays as a row without points, and the others share all 100', () => {
    const report = scoreFit(createInput(software, software.qualified, corrected('skill-docker', 'not_asked')));
    expect(findRow(report, 'skill-docker')).toMatchObject({ points: 0, out_of: 0, correction: { reason: 'not_asked' } });
    expect(report.parts.reduce((sum, { out_of }) => sum + out_of, 0)).toBe(100);
  });

  test('what is not for the member keeps its points and is no longer suggested', () => {
    const before = scoreFit(createInput(software, OFFICE_MANAGER));
    const after = scoreFit(createInput(software, OFFICE_MANAGER, corrected('skill-docker', 'not_for_me')));
    expect(after.total).toBe(before.total);
    expect(findRow(after, 'skill-docker')?.raise).toBeNull();
    expect(after.raise_most.map(({ requirement_id }) => requirement_id)).not.toContain('skill-docker');
  });

  test('an added sentence earns what it shows, and nothing when it denies', () => {
    const attach = (text: string) => scoreOf(software, OFFICE_MANAGER, { attached: [{ requirement_id: 'skill-docker', text }] });
    const before = scoreOf(software, OFFICE_MANAGER);
    expect(attach('Packed four services with Docker, Jan 2023 - Dec 2023')).toBeGreaterThan(before);
    expect(attach('Packed four services with Docker')).toBeGreaterThan(before);
    expect(attach('I have never used Docker at any company')).toBe(before);
  });

  test('refusing one of two alternatives leaves the other as evidence', () => {
    const job = { title: 'Trainee', ad: 'Requirements\n- Python or Java\n- SQL' };
    const resume = `Summary\nEngineer who has built small services for a logistics company and likes clear interfaces.\nExperience\nBackend Engineer, Cedar\nJan 2022 - Present\n• Built services in Python\n• Built reports in Java`;
    const id = 'skill-python-or-java';
    const input = { taxonomy, ad: { title: job.title, text: job.ad }, resume, today: TODAY };
    const evidence = (report: FitReport) => findRow(report, id)?.evidence[0];
    const before = evidence(scoreFit(input));
    const after = evidence(scoreFit({ ...input, ...corrected(id, 'does_not_show', before?.quote) }));
    expect([before?.through.skill_id, after?.through.skill_id].sort()).toEqual(['java', 'python']);
  });

  test('a profile with skills is enough for a score, an empty profile is not', () => {
    const skills = ['python', 'sql', 'docker'].map((skill_id) => ({ skill_id, grade: 'listed' as const }));
    expect(scoreFit(createInput(software, '', { profile: { skills } })).score).toBeGreaterThan(10);
    expect(scoreFit(createInput(software, '', { profile: {} })).score).toBeNull();
  });

  test('years in another field than the ad asks for count half', () => {
    const pointsOfYears = (field: string) => {
      const text = `Requirements\n- 2 years of experience in ${field}\n- SQL\n- Negotiation`;
      const resume =
        'Experience\nSales Executive, Cedar\nJan 2020 - Present\n• Managed the sales of 40 shops and doubled the revenue of the region\n• Visited each shop every month, agreed on prices and orders with its owner, and trained six new colleagues';
      const report = scoreFit({ taxonomy, ad: { title: 'Sales Executive', text }, resume, today: TODAY });
      return report.requirements.find(({ type }) => type === 'experience')?.points ?? 0;
    };
    const own = pointsOfYears('sales');
    expect(own).toBeGreaterThan(10);
    const elsewhere = pointsOfYears('accounting');
    expect(elsewhere).toBeGreaterThan(5);
    expect(elsewhere).toBeLessThanOrEqual(own / 2);
  });

  test('the row about wording names the work, not the praise of every ad', () => {
    const text = `${software.ad}\n- Possess a passionate, dynamic and ambitious mindset to accurately deliver superior outcomes`;
    const report = scoreFit({ taxonomy, ad: { title: software.title, text }, resume: software.qualified, today: TODAY });
    const words = report.requirements.find(({ type }) => type === 'wording')?.words;
    const all = [...(words?.used ?? []), ...(words?.unused ?? [])];
    expect(all.length).toBeGreaterThan(5);
    for (const word of ['possess', 'passionate', 'dynamic', 'ambitious', 'accurately', 'superior'])
      expect(all).not.toContain(word);
  });

  test('overlapping jobs are counted once', () => {
    const withSecondRole = (dates: string) =>
      `Experience\nBackend Engineer, A\nJan 2025 - Dec 2025\n• Built backend services in Python with Docker and SQL\nBackend Engineer, B\n${dates}\n• Built backend services in Python with Docker and SQL for another firm`;
    const overlapping = scoreFit(createInput(software, withSecondRole('Jan 2025 - Dec 2025')));
    const apart = scoreFit(createInput(software, withSecondRole('Jan 2024 - Dec 2024')));
    const years = (report: FitReport) => report.requirements.find(({ type }) => type === 'experience')?.note?.values['shown'];
    expect([years(overlapping), years(apart)]).toEqual([1, 2]);
  });
});

test('a row that is said not to be in the ad stays in its part', () => {
  const before = scoreFit(createInput(software, software.qualified)).requirements;
  for (const { id, part } of before) {
    const corrections: Correction[] = [{ requirement_id: id, reason: 'not_asked', quote: null }];
    expect(findRow(scoreFit(createInput(software, software.qualified, { corrections })), id)?.part).toBe(part);
  }
});
