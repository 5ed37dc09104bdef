/** Pages with JobPosting markup, pages without, and pages made to block the reader. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { findPagePostings, readAdPage } from './index.ts';
import type { Posting, ReadOptions } from './posting.ts';
import { readOptions } from './testing.ts';

let options: ReadOptions;
beforeAll(async () => {
  options = await readOptions();
});
const read = (html: string, more: Partial<ReadOptions> = {}) => readAdPage(html, { ...options, ...more });
function posting(html: string, more: Partial<ReadOptions> = {}): Posting {
  const result = read(html, more);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.posting;
}

const DESCRIPTION =
  '<p>You look after eight beds.</p><h3>Requirements</h3><ul><li>GNM or B.Sc Nursing</li><li>2 years in an ICU</li></ul>';
const NURSE = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Staff nurse, ICU',
  description: DESCRIPTION,
  hiringOrganization: { '@type': 'Organization', name: 'Nila Health' },
  jobLocation: [
    { '@type': 'Place', address: { addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' } },
    { '@type': 'Place', address: { addressLocality: 'Nashik', addressCountry: { name: 'India' } } },
  ],
  employmentType: 'PART_TIME',
  validThrough: '2026-12-31T23:59',
  baseSalary: { currency: 'INR', value: { minValue: 24_000, maxValue: 32_000, unitText: 'MONTH' } },
  url: 'https://nila.example/jobs/7',
};
const script = (json: string) =>
  `<html><head><script type="application/ld+json">${json}</script></head><body>Home Jobs</body></html>`;
const page = (value: unknown) => script(JSON.stringify(value));

describe('JSON-LD', () => {
  test('gives every field, marked as data', () => {
    expect(posting(page(NURSE))).toMatchObject({
      origin: 'json-ld',
      title: { value: 'Staff nurse, ICU', source: 'data' },
      company: { value: 'Nila Health', source: 'data' },
      places: [{ value: 'Pune, Maharashtra, IN' }, { value: 'Nashik, India' }],
      roleType: { value: 'Part-time', source: 'data' },
      pay: { value: { text: 'INR 24000–32000 / month', range: { min: 24_000, max: 32_000, period: 'month' } } },
      closesOn: { value: '2026-12-31', source: 'data' },
      apply: { value: { kind: 'url', value: 'https://nila.example/jobs/7' } },
      description: 'You look after eight beds.\n## Requirements\n- GNM or B.Sc Nursing\n- 2 years in an ICU',
    });
  });
  test('is found in a graph, in a list and below other items', () => {
    expect(posting(page({ '@graph': [{ '@type': 'WebPage' }, NURSE] })).title?.value).toBe('Staff nurse, ICU');
    expect(posting(page([{ '@type': 'BreadcrumbList' }, NURSE])).title?.value).toBe('Staff nurse, ICU');
    expect(posting(page({ '@type': 'WebPage', mainEntity: { ...NURSE, '@type': ['JobPosting', 'Thing'] } })).origin).toBe(
      'json-ld',
    );
  });
  test('of several jobs asks which one, and reads the chosen one', () => {
    const several = page([NURSE, { ...NURSE, title: 'Pharmacist &amp; store keeper' }, NURSE]);
    expect(read(several)).toEqual({
      ok: false,
      problem: {
        kind: 'several_roles',
        roles: [
          { title: 'Staff nurse, ICU', count: null },
          { title: 'Pharmacist & store keeper', count: null },
        ],
      },
    });
    expect(posting(several, { role: 'Pharmacist & store keeper' })).toMatchObject({
      title: { value: 'Pharmacist & store keeper' },
      company: { value: 'Nila Health' },
    });
  });
  test('without a description takes the text of the page', () => {
    const html = page({ ...NURSE, description: 'See below.' }).replace('Home Jobs', `<main>${DESCRIPTION.repeat(2)}</main>`);
    expect(posting(html)).toMatchObject({ origin: 'json-ld', company: { value: 'Nila Health' } });
    expect(posting(html).description).toContain('- 2 years in an ICU');
  });
  test('does not repeat what a site states twice', () => {
    const { description } = posting(
      page({
        ...NURSE,
        skills: '<ul><li>GNM or B.Sc Nursing</li><li>2 years in an ICU</li></ul>',
        responsibilities: 'Write nursing notes.',
      }),
    );
    expect(description.match(/2 years in an ICU/g)).toHaveLength(1);
    expect(description).toContain('Write nursing notes.');
  });
  test('with an address to apply at that is no web address has none', () => {
    // oxlint-disable-next-line no-script-url -- a hostile page
    expect(posting(page({ ...NURSE, url: 'javascript:alert(1)' })).apply).toBeNull();
  });
  const json = JSON.stringify(NURSE);
  test.each([
    ['line breaks inside texts', json.replace('You look', 'You\n\tlook')],
    ['a comma too many', json.replace('"Nila Health"}', '"Nila Health",}')],
    ['a semicolon at the end', `${json};`],
    ['a comment around it', `<!-- ${json} -->`],
    ['CDATA around it', `//<![CDATA[\n${json}\n//]]>`],
    ['entities for quotation marks', json.replaceAll('"', '&quot;')],
    [
      'escaped HTML in the description',
      JSON.stringify({ ...NURSE, description: DESCRIPTION.replaceAll('<', '&lt;').replaceAll('>', '&gt;') }),
    ],
    ['broken entities', json.replace('eight beds', 'eight &nbsp beds &amp;amp; &#xZZ; more &')],
  ])('with %s is read', (_description, text) => {
    expect(posting(script(text))).toMatchObject({ title: { value: 'Staff nurse, ICU' }, company: { value: 'Nila Health' } });
    expect(posting(script(text)).description).toContain('- 2 years in an ICU');
  });
  test('that is beyond repair is counted, and the page is read without it', () => {
    expect(findPagePostings(script('{"@type": "JobPosting", '))).toEqual({ postings: [], brokenScripts: [1] });
    expect(read(script('{"@type": "JobPosting", ')).ok).toBe(false);
  });
});

test('microdata is read like JSON-LD', () => {
  const html = `<body><nav>Home</nav><div itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Store manager</h1>
    <meta itemprop="validThrough" content="2026-12-24"><span itemprop="hiringOrganization" itemscope><span itemprop="name">Kestrel Foods</span></span>
    <span itemprop="jobLocation" itemscope><span itemprop="address" itemscope><span itemprop="addressLocality">Surat</span></span></span>
    <div itemprop="description">${DESCRIPTION}</div></div></body>`;
  expect(posting(html)).toMatchObject({
    origin: 'microdata',
    title: { value: 'Store manager' },
    company: { value: 'Kestrel Foods' },
    places: [{ value: 'Surat' }],
    closesOn: { value: '2026-12-24' },
  });
  expect(posting(html).description).toContain('- GNM or B.Sc Nursing');
});

const CAREERS = `<!doctype html><html><head><title>Staff Nurse, ICU | Kasturi Kidney Care Careers</title></head><body>
  <div class="cookie-consent"><p>We use cookies to improve your experience on this site.</p><button>Accept</button></div>
  <header><nav><ul><li><a href="/">Home</a></li></ul></nav></header>
  <div class="sidebar"><h3>Similar jobs</h3><ul><li><a href=/1>OT technician</a></li><li><a href=/2>Pharmacist</a></li></ul></div>
  <div class="job-content"><h1>Staff Nurse, ICU</h1><div><span>Pune</span><span>Full-time</span></div>
  <h2>What you will do</h2><ul><li>Monitor vitals, every hour</li><li>Ventilator care</li></ul>
  <h2>Requirements</h2><ul><li>GNM or B.Sc Nursing</li><li>2 years in an ICU</li></ul>
  <table><tr><th>Shift</th><td>Rotational</td></tr><tr><td>Salary</td><td>Rs 24,000 - 32,000 a month</td></tr></table></div>
  <footer>© Kasturi. Privacy policy.</footer><script>var x = "<p>evil</p>"</script></body></html>`;

describe('a page without markup', () => {
  test('is read without its navigation, cookie notice and list of other jobs', () => {
    const ad = posting(CAREERS);
    expect(ad).toMatchObject({
      origin: 'page',
      title: { value: 'Staff Nurse, ICU', source: 'heading' },
      company: { value: 'Kasturi Kidney Care', source: 'heading' },
      places: [{ value: 'Pune' }],
      pay: { value: { range: { min: 24_000, max: 32_000 } }, source: 'label' },
    });
    expect(ad.description).toContain('## Requirements\n- GNM or B.Sc Nursing\n- 2 years in an ICU');
    expect(ad.description).toContain('Shift: Rotational');
    expect(ad.description).not.toMatch(/cookies|Home|Privacy|Pharmacist|evil/);
  });
  test('inside one form with tables, as authorities have them, is read', () => {
    const ad =
      posting(`<html><head><title>Corporation - Recruitment</title></head><body><form id="aspnetForm"><table class="menu"><tr><td><a href=1>Tenders</a></td></tr></table>
      <table><tr><td colspan=2><b>Recruitment notice</b></td></tr><tr><td>Name of the post</td><td>Junior Engineer (Civil)</td></tr>
      <tr><td>Qualification</td><td>Degree or diploma in civil engineering from a recognised institute</td></tr><tr><td>Experience</td><td>2 years in road works</td></tr>
      <tr><td>Last date</td><td>15/12/2026</td></tr><tr><td>Application fee</td><td>Rs. 500</td></tr></table></form></body></html>`);
    expect(ad).toMatchObject({
      title: { value: 'Junior Engineer (Civil)', source: 'label' },
      closesOn: { value: '2026-12-15' },
      warnings: [{ kind: 'asks_money', quote: 'Application fee: Rs. 500' }],
    });
  });
  test('has its role where heading and title agree, and its company in the title', () => {
    const html = CAREERS.replaceAll('Staff Nurse, ICU', 'Ward Boy').replace(
      '| Kasturi Kidney Care Careers',
      'at Nila Health in Pune | Board',
    );
    expect(posting(html)).toMatchObject({ title: { value: 'Ward Boy' }, company: { value: 'Nila Health' } });
  });
  test('that wants signing in says so, and a job with a box for signing in is read', () => {
    const login = '<html><title>Sign in</title><body><form><h1>Sign in</h1><input name=u><input type=password></form></body>';
    expect(read(login)).toEqual({ ok: false, problem: { kind: 'sign_in' } });
    expect(read(CAREERS.replace('<footer>', '<form><input type="password"></form><footer>')).ok).toBe(true);
  });
  test('that only a script fills is empty', () => {
    expect(read('<html><title>Careers</title><body><div id=root></div><script src=a></script></body>')).toEqual({
      ok: false,
      problem: { kind: 'empty' },
    });
  });
});

describe('any page', () => {
  test.each(
    Object.entries({
      'nested elements': '<div>'.repeat(350_000),
      'bold elements': `${'<b>'.repeat(300_000)}x`,
      paragraphs: '<p>hello, world this is text, ok</p>'.repeat(55_000),
      'blocks and breaks': '<div><span>hello, world this is text, ok<br><br></span></div>'.repeat(33_000),
      'opening brackets': '<'.repeat(2_000_000),
      attributes: `<a ${'b=c '.repeat(400_000)}>x</a>`,
      rows: `<table>${'<tr><td>Post<td>Nurse 2'.repeat(70_000)}`,
      'a script of brackets': `<script type="application/ld+json">${'['.repeat(1_000_000)}`,
      'a script of quotation marks': `<script type="application/ld+json">${'"\\'.repeat(900_000)}</script>`,
      'a script of commas': `<script type="application/ld+json">${',]'.repeat(900_000)}</script>`,
      'unfinished scripts': '<script type="application/ld+json">'.repeat(50_000),
      'a long description': page({ ...NURSE, description: 'a\n'.repeat(900_000) }),
      'many postings': page(Array.from({ length: 10_000 }, (_, index) => ({ '@type': 'JobPosting', title: `Nurse ${index}` }))),
      'many items': '<div itemscope itemtype="https://schema.org/JobPosting"><span itemprop=title>A</span>'.repeat(15_000),
    }),
  )('of %s is answered within seconds, also on a busy machine', (_name, html) => {
    const started = performance.now();
    read(html);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('of HTML and JSON-LD in any order is answered without an error', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<li>',
      '<table><tr><td>',
      '</table>',
      '<h1>Nurse</h1>',
      '<br/>',
      '<!--',
      '-->',
      '<![CDATA[',
      '&lt;',
      '&#0;',
      '<script type="application/ld+json">',
      '</script>',
      '{"@type":"JobPosting"',
      ',"title":"Nurse"',
      ',"title":{}',
      ',"baseSalary":[null]',
      ',"jobLocation":[[]]',
      '}',
      '<div itemscope itemtype="http://schema.org/JobPosting">',
      '<i itemprop="title">',
      '<title>',
      '<svg>',
      '<math>',
      '\0',
      '"',
      '<input type=password>',
    );
    const anything = fc.oneof(
      fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(anything, (html) => void read(html, { force: true })),
      { numRuns: 300 },
    );
  });
  test('with any JSON as its posting is answered without an error', () => {
    const value = fc.dictionary(fc.constantFrom(...Object.keys(NURSE)), fc.jsonValue());
    fc.assert(
      fc.property(value, (item) => void read(page({ ...item, '@type': 'JobPosting' }), { force: true })),
      { numRuns: 200 },
    );
  });
});
