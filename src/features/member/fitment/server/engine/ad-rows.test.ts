import { describe, expect, test } from 'vitest';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { chooseRows } from './choose-rows.ts';
import { parseAd, type Requirement } from './parse-ad.ts';
import { labelOf } from './row-label.ts';

const { taxonomy } = await skillCatalogue();
const parse = (text: string, title = 'Trainee', employer?: string) => parseAd(taxonomy, title, text, employer);
const asked = (line: string, title?: string, employer?: string) => parse(`Requirements\n- ${line}`, title, employer).requirements;
const words = ({ unit, mark }: Requirement) => unit.text.slice(...mark);
const label = (item: Requirement) => labelOf(taxonomy, item);
const phrases = (line: string) => asked(line).filter(({ kind }) => kind === 'phrase');
const named = (line: string) => phrases(line).flatMap((item) => (item.weight > 0 ? words(item) : []));

describe('a row in the words of the ad', () => {
  test.each([
    ['Proficient in SQL, Zorbflow and MQTR', ['Zorbflow', 'MQTR']],
    ['Knowledge of labour legislation', ['labour legislation']],
    ['Shelf execution, business development, selling', ['Shelf execution']],
  ])('brings points where it has a name: "%s"', (line, expected) => {
    expect(named(line)).toEqual(expected);
  });

  test.each([
    'Experience with building and evolving Python services at significant scale',
    'Ability to create self-contained, reusable and tidy modules',
    'Comfort with uncomfortable honesty and a passion for customers',
    'You have worked in a smaller, fast moving team where plans can change',
    'Courage, Respect and Kindness',
    'Logical and passionate',
  ])('brings none where it is the middle of a sentence or a slogan: "%s"', (line) => {
    expect(named(line)).toEqual([]);
  });

  test('is shown whole, without points, where a sentence asks for nothing that has a name', () => {
    const [row, ...others] = phrases('Ability to gather wishes of guests, sort them and turn them into menus');
    expect(others).toEqual([]);
    expect(row && words(row)).toBe('Ability to gather wishes of guests, sort them and turn them into menus');
    expect(row?.weight).toBe(0);
  });

  test('is left out where a skill that is asked for says it', () => {
    expect(phrases('Succession planning\n- Quality of hires, succession plans').map(words)).not.toContain('succession plans');
  });

  test('without points leaves all 100 to the others', () => {
    const rows = chooseRows(parse('Requirements\n- Strong SQL\n- Python\n- Ability to listen to guests with patience'), null);
    expect(rows.reduce((sum, { outOf }) => sum + outOf, 0)).toBe(68);
    expect(rows.filter(({ requirement }) => requirement?.kind === 'phrase').map(({ outOf }) => outOf)).toEqual([0]);
  });
});

test('many examples go by their first three where their kind is asked for on its own', () => {
  const rows = parse('Requirements\n- Programming\n- Any of the programming languages like PHP, Python, Java, Ruby').requirements;
  expect(rows.map(label)).toEqual(expect.arrayContaining(['Programming', 'PHP / Python / Java / …']));
});

test('what belongs to something that is asked for is shown without points', () => {
  const [sector, needs] = ['Banking', 'Business requirements'].map((name) =>
    asked('Strong understanding of banking, its profitability, and its business requirements').find((row) => label(row) === name),
  );
  expect(sector?.weight).toBeGreaterThan(0);
  expect(needs?.weight).toBe(0);
});

test('traits and phrases without a known skill carry no points, and no skill carries more than fifteen', () => {
  const rows = chooseRows(
    parse('Requirements\n- 2 years of experience\n- SQL\n- Knowledge of labour legislation\n- Teamwork'),
    null,
  );
  const pointsOf = (kind: Requirement['kind']) =>
    rows.filter(({ requirement }) => requirement?.kind === kind).map(({ outOf }) => outOf);
  expect([pointsOf('soft'), pointsOf('phrase'), pointsOf('skill')]).toEqual([[0], [0], [15]]);
  expect(rows.reduce((sum, { outOf }) => sum + outOf, 0)).toBe(68);
});

describe('what is asked for once is one row', () => {
  test.each([
    ['Experience in structured finance or large corporate underwriting', 2],
    ['Past experience in sales/Travel Trade/ Key account management/B2B sales', 3],
    ['Handling of CATIA, Creo, Solid Edge etc.', 3],
    ['Proficient in MS Office, PowerPoint and Outlook', 3],
    ['Analytical tools like Tableau and Excel', 2],
    ['Experience in content writing / any kind of technical writing', 2],
    ['Experience in budgeting or any other type of payroll', 2],
  ])('alternatives and programs of one suite: "%s"', (line, count) => {
    const skills = asked(line).filter(({ kind }) => kind === 'skill');
    expect(skills.map((item) => item.kind === 'skill' && item.skillIds.length)).toEqual([count]);
  });

  test('a whole beside all of its parts, and a degree that years make up for', () => {
    expect(asked('Proficient in HTML, CSS and SQL\n- HTML/CSS websites').map(label)).not.toContain('HTML and CSS');
    const either = asked('Bachelor’s degree or 4 years of experience in any of the following: Operations, Business');
    expect(either.filter(({ kind }) => kind === 'experience')).toEqual([]);
    expect(either.find(({ kind }) => kind === 'education')).toMatchObject({ experienceCounts: true });
  });

  test.each([
    ['Written communication, verbal communication', 'Written communication / Verbal communication'],
    ['Verbal communication, interpersonal skills, storytelling', 'Communication'],
    ['Team player with collaboration skills', 'Teamwork'],
  ])('soft skills of one kind: "%s"', (line, expected) => {
    expect(asked(line).flatMap((item) => (item.kind === 'soft' ? label(item) : []))).toEqual([expected]);
  });

  test.each([
    ['Experience in sales, advertising, account management or marketing', 3],
    ['Python experience or R', 2],
    ['Python, Java or another language', 2],
  ])('skills of which any will do, though one is unknown: "%s"', (line, count) => {
    const [skill, ...others] = asked(line).filter(({ kind }) => kind === 'skill');
    expect(others).toEqual([]);
    expect(skill?.kind === 'skill' && skill.skillIds.length).toBe(count);
  });

  test.each([
    'Bachelor’s degree or equivalent experience in Computer Science',
    'BS/MS in Statistics, Math, Computer Science or related field',
    'Bachelor’s degree required (Mathematics, Statistics or Computer Science)',
    'Bachelor’s degree in a quantitative discipline (e.g., Statistics, Mathematics)',
    'Bachelor’s degree or higher in Computer Science, Software Engineering or a related field',
  ])('a degree with its fields: "%s"', (line) => {
    expect(asked(line).map(({ kind }) => kind)).toEqual(['education']);
  });
});

test.each([
  ['Qualification: Mechanical Engineering', 'Mechanical Engineering'],
  ['Education: Mechanical Engineer', 'Mechanical Engineer'],
  ['Educational Qualification - Commerce or Economics', 'Commerce or Economics'],
  ['BE Mechanical', 'BE Mechanical'],
])('a field of study behind its label is a degree, and no skill: "%s"', (line, expected) => {
  expect(asked(line).map((item) => [item.kind, label(item)])).toEqual([['education', expected]]);
});

test('knowledge behind the label of a degree is no degree', () => {
  expect(asked('Qualification: knowledge of marketing').map(({ kind }) => kind)).not.toContain('education');
});

describe('a row is called', () => {
  test.each([
    ['4 years of experience in building payment products or payment related products across the', /payment related products$/],
    ['3-5 years of experience in web application development with expertise in Azure and others', /web application development$/],
    ['1-3 years of experience in mechanical design preferably in the', /mechanical design$/],
  ])('by a field of years that ends where it should: "%s"', (line, expected) => {
    const [years] = asked(line).filter(({ kind }) => kind === 'experience');
    expect(years && words(years)).toMatch(expected);
  });

  test.each([
    ['MBA from Top institutes', 'MBA'],
    ['MBA or Equivalent (Tier 1 or 2)', 'MBA or Equivalent'],
    ['Bachelor degree in Web development', 'Bachelor degree in Web development'],
    ['Engineering Degree in Ceramics, Civil or Chemical', 'Engineering Degree in Ceramics, Civil or Chemical'],
    ['Bachelor’s degree (in law, history or mass comm.)', 'Bachelor’s degree (in law, history or mass comm.)'],
    ['Degree or equivalent (i.e. MBA) desirable', 'Degree or equivalent (i.e. MBA)'],
  ])('by a degree without where it is from: "%s"', (line, expected) => {
    const [degree] = asked(line).filter(({ kind }) => kind === 'education');
    expect(degree && words(degree)).toBe(expected);
  });

  test.each([
    ['Preparation of drawings and release through PLM', 'PLM'],
    ['Strong understanding of market trends', 'Market trends'],
    ['Knowledge of OOP', 'Object-oriented programming'],
    ['Knowledge of Microsoft Office (Outlook, Excel, Word, PowerPoint)', 'Microsoft Office'],
  ])('by the words of the ad, an abbreviation by the name: "%s"', (line, expected) => {
    expect(asked(line).flatMap((item) => (item.kind === 'skill' ? label(item) : []))).toContain(expected);
  });

  test.each([
    ['Experience: 5-8 Years', '5-8 Years of experience'],
    [
      'Proven experience (min 4 years) in product management with a track record of launches',
      '4 years of experience in product management',
    ],
    ['8 years of B2B or Corporate Sales experience in search', '8 years of B2B or Corporate Sales experience in search'],
    ['4 years of experience in any of the following: tea, coffee', '4 years of experience'],
  ])('by its years and what they are of: "%s"', (line, expected) => {
    const [years] = asked(line).filter(({ kind }) => kind === 'experience');
    expect(years && label(years)).toBe(expected);
  });

  test('by the title, where that alone says that work is expected', () => {
    const [years] = parse('Knowledge of SQL', 'Web Developer').requirements.filter(({ kind }) => kind === 'experience');
    expect(years && label(years)).toBe('Experience as Web Developer');
  });

  test('by the work of the profession that it names', () => {
    expect(asked('Experience as a copywriter', 'Copywriter trainee').map(label)).toEqual(['Copywriting']);
  });
});

describe('no row comes from', () => {
  test.each([
    [
      'what the company says of itself among wishes',
      'Through the power of our cloud, sales and marketing, brands can speak to everybody at scale.',
    ],
    [
      'a sentence about the employer',
      'Every year, Lumen Works lets thousands of brands grow in sales and marketing with its platform.',
    ],
    ['what it sells', "The company's services include audit, taxation, cybersecurity and wealth management."],
    ['people whom the law protects', 'We hire people of every caste, religion and gender, in sales and in marketing.'],
    ['what a company is', 'Lumen Lamps is a sales and marketing solutions provider with a decade of experience in the industry.'],
    ['what it has decided', 'As a global business, we have committed to sustainability so that sales and marketing contribute.'],
    ['tags', '#sales #marketing #python'],
    ['why one would love it', 'You will love working with us if you enjoy sales and marketing.'],
    ['accommodations', 'If you need an accommodation in the hiring process for sales or marketing, write to us.'],
    ['how it hires', 'Our hiring process has a test of Python and two talks about sales.'],
    ['equal opportunity', 'We are an equal opportunity employer in sales and in marketing.'],
  ])('%s', (_name, sentence) => {
    const ad = parse(`Good to have:\n- Strong SQL\n\n${sentence}`, 'Trainee', 'Lumen Works');
    expect(ad.requirements.map(label)).toEqual(['SQL']);
  });

  test('the part about the company below its name', () => {
    const ad = parse('Preferred:\n- Strong SQL\n\nAbout Lumen:\nSales and marketing of fine lamps.', 'Trainee');
    expect(ad.requirements.map(label)).toEqual(['SQL']);
  });

  test.each([
    [
      'fields among people to work with',
      'Work alongside product development, product managers, and data engineers',
      'Product development',
    ],
    ['industries that are served', 'Solve problems of industries such as banking, insurance and retail', 'Banking'],
    ['a verb that is also a product', 'Write scripts that captivate viewers', 'eLearning authoring'],
    ['quick decisions', 'Agile decision-making every day', 'Agile and Scrum'],
    ['a part of the company', 'Serve the clients of our Research division', 'Research'],
    ['a partner’s role', 'Finance plays a critical partnership role', 'Partnerships'],
  ])('%s', (_name, sentence, skill) => {
    const ad = parse(`What you will do\n- Build dashboards in Tableau\n- ${sentence}`);
    expect([...ad.requirements, ...ad.dutySkills].map(label)).not.toContain(skill);
  });

  test.each([
    ['Consultative selling of our recruitment services to companies', 'Recruitment'],
    ['Work with counterparts in procurement to gather data', 'Procurement'],
    ['Build relationships to understand their workforce management needs', 'Workforce management'],
  ])('what a duty names in passing: "%s"', (duty, skill) => {
    const ad = parse(`What you will do\n- Conduct market research\n- Develop sales plans and do consultative selling\n- ${duty}`);
    expect(ad.requirements.map(label)).not.toContain(skill);
  });

  test.each([
    'Freshers can apply',
    'Experience: 0-4 yrs',
    'For people who are eager to apply their academic knowledge',
    'Freshers with less than 1 year of experience are welcome',
    'No prior experience required',
    'Recent graduates are welcome to apply',
  ])('years, where "%s"', (line) => {
    expect(asked(line, 'Mechanical Engineer').filter(({ kind }) => kind === 'experience')).toEqual([]);
  });

  test('years at school', () => {
    expect(asked('Minimum of 15 years of formal education').filter(({ kind }) => kind === 'experience')).toEqual([]);
  });

  test.each(['Master', 'Must be innovative', 'You should be in Pune by May'])('what is no degree: %s', (line) => {
    expect(asked(line).filter(({ kind }) => kind === 'education')).toEqual([]);
  });
});

test('a heading may end with an exclamation mark, and Ø or an arrow may mark a point', () => {
  const ad = parse('What you will do!\nØ Build dashboards in Tableau\n→ Write reports\nRequirements!\nØ Knowledge of Excel');
  expect(ad.units.map((unit) => [unit.class, unit.text])).toEqual([
    ['does', 'Build dashboards in Tableau'],
    ['does', 'Write reports'],
    ['asks', 'Knowledge of Excel'],
  ]);
});
