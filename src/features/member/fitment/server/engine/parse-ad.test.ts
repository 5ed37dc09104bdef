import { describe, expect, test } from 'vitest';
import { taxonomy } from './fixtures/taxonomy.ts';
import { parseAd } from './parse-ad.ts';

const requirementsOf = (text: string, title = 'Role') => parseAd(taxonomy, title, text).requirements;
// The title "Trainee" implies no experience requirement.
const summarize = (text: string) => requirementsOf(text, 'Trainee').map(({ need, id }) => `${need} ${id}`);

describe('an ad', () => {
  test.each([
    ['Must know Python or Java', ['required skill-python-or-java']],
    ['Must know Python, Java or Go', ['required skill-python-or-java-or-go']],
    ['Experience with Power BI or another reporting tool', ['required skill-power-bi-or-reporting-analytics']],
    ['Must know Python and SQL', ['required skill-python', 'required skill-sql']],
    ['Experience with a CRM such as Salesforce, HubSpot', ['required skill-crm-or-salesforce-or-hubspot']],
    ['Python is required, Docker is a plus', ['required skill-python', 'preferred skill-docker']],
    ['Nice to have: Docker', ['preferred skill-docker']],
    ['Experience with Python, preferably in a Docker setting', ['required skill-python', 'preferred skill-docker']],
    ['Requirements: SQL and Excel (VLOOKUP)', ['required skill-sql', 'required skill-excel']],
  ])('"%s" requires %j', (text, expected) => {
    expect(summarize(text).sort()).toEqual([...expected].sort());
  });

  test('requires nothing in the text about the company, its benefits and colleagues', () => {
    expect(
      summarize(
        'About us\nWe build Python tools.\nRequirements\n- SQL\n- Work with product managers\nBenefits\n- Free Excel course\n- Health insurance',
      ),
    ).toEqual(['required skill-sql']);
  });

  test.each([
    ['The Audit Division coordinates the administration of the agency'],
    ['We have more than 30 years of experience in user experience and Python'],
    ['About Barley and how we use Python'],
    ['Trade Tower, Marine Road, Pune'],
    ['Pune - 411001'],
    ['As a division of Barley Group, we place people who know Python'],
    ['We hope to hear from you about Python'],
    ['To all recruitment agencies: we accept no resumes from agencies that are not on our list'],
    ['Offers of employment are conditional upon the screening for this job'],
    ['See our Python work in action!'],
  ])('asks for nothing in "%s"', (line) => {
    expect(summarize(`Requirements\n- SQL\n${line}`)).toEqual(['required skill-sql']);
  });

  test.each([
    ['Knowledge of ASME, API, standards', 'skill-api-development'],
    ['Team player with an agile mind-set', 'skill-agile'],
  ])('takes no word for a skill in its other meaning: "%s"', (line, id) => {
    expect(requirementsOf(`Requirements\n- SQL\n- ${line}`, 'Trainee').map((item) => item.id)).not.toContain(id);
  });

  test.each([
    ['Strong Excel skills, intermediate or higher', ['required skill-excel']],
    ['SQL is required by the people who set our deadlines', ['required skill-sql']],
  ])('names nothing by a level alone: "%s"', (line, expected) => {
    expect(summarize(`Requirements\n- ${line}`)).toEqual(expected);
  });

  test('leaves out of its words how much something is asked for', () => {
    const [found] = requirementsOf('Requirements\n- Ability to work overtime when a project needs it - Required', 'Trainee');
    expect(found?.unit.text.slice(...(found?.mark ?? []))).toBe('Ability to work overtime when a project needs it');
  });

  test.each([
    ['Enforce the guidelines across all departments including finance, marketing and PR', /finance|marketing|public-relations/],
    ['Ideas that stretch across various communication media', /communication/],
  ])('asks for no skill where it only names whom or what one works with: "%s"', (line, skill) => {
    const ids = requirementsOf(`Requirements\n- SQL\n- ${line}`, 'Trainee').map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('skill-') && skill.test(id))).toEqual([]);
  });

  test.each([
    ['Duties\n- Keep our images small\nDesired skills\n- SQL', ['required skill-sql']],
    ['Requirements\n- Docker\nDesired skills\n- SQL', ['required skill-docker', 'preferred skill-sql']],
    ['Preferred candidate profile\n- SQL', ['required skill-sql']],
  ])('takes a list under "desired" for what it asks for, where it is the only one: %j', (text, expected) => {
    expect(summarize(text)).toEqual(expected);
  });

  test.each(['Possess good Python', 'Well versed with labour laws and Python'])('asks for what "%s" names', (line) => {
    expect(summarize(`Requirements\n- SQL\n- ${line}`)).toContain('required skill-python');
  });

  test('asks for what its own profession is about, not for that of those who are only named', () => {
    const ids = (line: string) => requirementsOf(`Requirements\n- ${line}`, 'Content Writer').map(({ id }) => id);
    expect(ids('Proven work experience as a Content Writer')).toContain('skill-content-writing');
    expect(ids('You will work closely with content writers')).not.toContain('skill-content-writing');
  });

  test.each(['What we need', 'What we look for', 'What we expect'])(
    'starts its required section with "%s" and ends it with "What you get"',
    (heading) => {
      expect(
        summarize(
          `## What you will do\n- Keep our Docker images small\n## ${heading}\n- SQL\n## What you get\nA course in Python every year.\n## How we hire\nAn exercise in Excel.`,
        ),
      ).toEqual(['required skill-sql', 'duty skill-docker']);
    },
  );

  test('requires years and degrees, with their alternatives', () => {
    const [experience, education] = requirementsOf(
      "Requirements\n- 3-5 years of experience with SQL\n- Bachelor's or Master's degree in Computer Science or equivalent experience",
    ).filter(({ kind }) => kind === 'experience' || kind === 'education');
    expect(experience).toMatchObject({ kind: 'experience', months: 36, skillIds: ['sql'], need: 'required' });
    expect(education).toMatchObject({ kind: 'education', level: 3, fields: ['computing'], experienceCounts: true });
  });

  test.each([
    ['Ability to explain complex findings to customers', 'Ability to explain complex findings to customers'],
    ['Proven track record of growing regional accounts', 'track record of growing regional accounts'],
    ['3+ years of experience in retail lending, with SQL', '3+ years of experience in retail lending'],
    ['Experience of 3+ years in an agency', '3+ years in an agency'],
    ['Innovation_Appreciating diversity', 'Appreciating diversity'],
  ])('reads "%s" as one requirement: "%s"', (text, expected) => {
    const read = requirementsOf(`Requirements\n- ${text}`, 'Trainee').filter(
      ({ kind }) => kind === 'phrase' || kind === 'experience',
    );
    expect(read.map(({ unit, mark }) => unit.text.slice(...mark))).toEqual([expected]);
  });

  test('requires by its duties alone only tools and languages', () => {
    const asked = 'Requirements\n- Python, Java, Excel, Docker, Power BI';
    expect(summarize(`Duties\n- Draw dashboards in Tableau for financial modelling\n${asked}`)).toContain('duty skill-tableau');
    expect(summarize(`Duties\n- Take part in financial modelling\n${asked}`).filter((id) => id.startsWith('duty'))).toEqual([]);
  });

  test('names what one is to bring, not what the company says of itself', () => {
    expect(summarize('Requirements\n- SQL\nWe care about people and their ability to learn Python.')).toEqual([
      'required skill-sql',
    ]);
  });

  test('requires each skill once, at its highest weight, and soft skills at a low weight', () => {
    const found = requirementsOf(
      'Duties\n- Use SQL every day\nRequirements\n- SQL\n- Good communication\nNice to have\n- SQL tuning',
    );
    expect(found.filter(({ id }) => id === 'skill-sql')).toHaveLength(1);
    const weight = (id: string) => found.find((requirement) => requirement.id === id)?.weight ?? 0;
    expect(weight('skill-sql')).toBeGreaterThan(2);
    expect(weight('skill-communication')).toBeLessThan(1);
  });

  test.each([
    ['Senior Data Engineer', 60],
    ['Data Engineer', 24],
    ['Junior Data Engineer', 12],
    ['Head of Data', 96],
  ])('that states no years requires those implied by its title "%s": %d months', (title, months) => {
    const [role] = requirementsOf('You will write SQL every day.', title).filter(({ kind }) => kind === 'experience');
    expect(role).toMatchObject({ months, implied: true, unit: { text: title } });
    expect(
      requirementsOf('Three years of experience with SQL required.', title).filter(({ kind }) => kind === 'experience'),
    ).toMatchObject([{ months: 36 }]);
  });

  test.each(['Data Engineering Intern', 'Graduate Trainee', 'Fresher - Data'])('requires no years for a "%s"', (title) => {
    expect(requirementsOf('You will write SQL every day.', title).some(({ kind }) => kind === 'experience')).toBe(false);
  });

  test('takes years of something else than work for no experience', () => {
    const text = 'Requirements\n- SQL\n- Should be a resident of the city for 5+ years';
    expect(requirementsOf(text, 'Trainee').some(({ kind }) => kind === 'experience')).toBe(false);
  });

  test('continues its section after a fact such as the shift', () => {
    expect(summarize('Mode: office\nShift: General\nJD:\n• Strong experience in Selenium\n• SQL experience')).toEqual([
      'required skill-selenium',
      'required skill-sql',
    ]);
  });

  test('does not require the professions of colleagues and customers', () => {
    expect(summarize('We serve physiotherapists. You sit between a data analyst and a product owner and write SQL.')).toEqual([
      'duty skill-sql',
    ]);
  });

  test('is parsed the same on one long line and with line breaks', () => {
    const lines = `About the company\nWe make lamps and love Excel. ${'We care about light. '.repeat(15)}\nResponsibilities:\n• Keep dashboards in Tableau up to date for the shops\nRequirements:\n• Strong SQL experience\nBenefits:\n• Excel courses and fruit`;
    expect(summarize(lines.replaceAll('\n', ' '))).toEqual(summarize(lines));
    expect(summarize(lines)).toContain('required skill-sql');
    expect(summarize(lines)).not.toContain('required skill-excel');
  });

  test('is quoted with correct offsets', () => {
    const text = 'Requirements\n• Python and SQL. Good Excel skills with pivot tables.\n• Docker';
    const ad = parseAd(taxonomy, 'Trainee', text);
    for (const { unit, mark } of ad.requirements) {
      expect(ad.text.slice(unit.start, unit.end)).toBe(unit.text);
      expect(unit.text.slice(...mark)).not.toBe('');
    }
  });
});

test('a forwarded message in capitals, without line breaks, is read as what it asks for', () => {
  const ad = parseAd(
    taxonomy,
    'Staff nurse',
    `URGENT REQUIREMENT STAFF NURSE FOR LAKEVIEW HOSPITAL. QUALIFICATION GNM OR B.SC NURSING WITH VALID MNC REGISTRATION COMPULSORY. MARATHI HINDI MUST. JOINING WITHIN 15 DAYS. SALARY 24000 TO 32000 IN HAND. FILE CHARGE RS 500 REFUNDABLE. CONTACT SANJAY HR ONLY WHATSAPP`,
  );
  expect(ad.conditions.map(({ id }) => id)).toEqual(expect.arrayContaining(['nursing-registration', 'nursing-degree']));
  expect(ad.facts.map(({ kind, unit, mark }) => [kind, unit.text.slice(...mark)])).toEqual([
    ['notice', 'JOINING WITHIN 15 DAYS'],
    ['pay', '24000 TO 32000'],
  ]);
  expect(ad.units.at(-1)?.class).toBe('process');
});

test.each([
  'A fee of ₹500 is payable for registration.',
  'Candidates must pay a refundable security deposit of ₹2,000.',
  'There is no fee for the interview.',
  'A caution deposit is payable before training starts.',
])('what an applicant has to pay is no requirement and no wish: %s', (sentence) => {
  for (const heading of ['Requirements', 'Good to have']) {
    const ad = parseAd(taxonomy, 'Data analyst', `${heading}:\n- Strong SQL\n- ${sentence}`);
    expect(ad.requirements.map(({ unit }) => unit.text)).not.toContain(sentence);
    expect(ad.units.find(({ text }) => text === sentence)?.class).toBe('process');
  }
});

test('work with fees is asked for like any other', () => {
  const ad = parseAd(
    taxonomy,
    'Cashier',
    'Requirements:\n- Experience in fee collection at a school\n- Fee collection and accounting in Excel is a must',
  );
  expect(ad.units.filter(({ class: kind }) => kind === 'asks')).toHaveLength(2);
});

test.each([
  'We are India’s largest aggregator of rewards with experience in sectors such as banking, telecom and retail.',
  'Lumen™ is India’s premier loyalty platform for banking and retail.',
  'A 20 year digital marketing company is looking for a clerk.',
])('what a company says of itself is not asked for: %s', (sentence) => {
  const ad = parseAd(taxonomy, 'Clerk', `Requirements:\n- Strong SQL\n- ${sentence}`);
  expect(ad.units.find(({ text }) => text === sentence)?.class).toBe('company');
  expect(ad.requirements.map(({ unit }) => unit.text)).not.toContain(sentence);
});

test.each([
  ['We are seeking a passionate and ambitious clerk for our team.', 'skill-self-motivation'],
  ['Be a self-starter who manages competing priorities.', 'skill-initiative'],
  ['The applicant is expected to work within tight timelines.', 'skill-meeting-deadlines'],
  ['This position requires Python.', 'skill-python'],
])('what the person is like is asked for, wherever it stands: %s', (sentence, id) => {
  const ad = parseAd(taxonomy, 'Clerk', `Responsibilities:\n- Prepare letters\n- ${sentence}`);
  expect(ad.units.find(({ text }) => text === sentence)?.class).toBe('asks');
  expect(ad.requirements.find((item) => item.id === id)?.need).toBe('required');
});

test('a range of years without its dash asks for the lower number', () => {
  const ad = parseAd(taxonomy, 'Analyst', 'Requirements:\n- 3 6 years of experience in analytics');
  expect(ad.requirements.find(({ kind }) => kind === 'experience')).toMatchObject({ months: 36 });
});

test.each([
  ['Requirements:\n- Exposed to B2B corporate sales and pitches', 'skill-sales'],
  ['Requirements:\n- Analytical thinking and research orientation in all that you do here', 'skill-research'],
])('what only says of what kind another ask is has no points: %s', (text, id) => {
  const ad = parseAd(taxonomy, 'Analyst', text);
  expect(ad.requirements.filter((item) => item.id === id && item.weight > 0)).toEqual([]);
});

test('departments whose people one works with are no skills', () => {
  const ad = parseAd(taxonomy, 'Analyst', 'Responsibilities:\n- Interact every week with peers across Finance and Marketing');
  expect(ad.requirements.map(({ id }) => id)).not.toContain('skill-finance');
});
