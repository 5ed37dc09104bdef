import { describe, expect, test } from 'vitest';
import { parseResume } from './parse-resume.ts';

const read = (lines: readonly string[]) =>
  parseResume(['Work Experience', ...lines, 'Education', 'B.Com, 2012'].join('\n'), '2026-11-24').positions.map(
    ({ title, employer, from, to }) => `${title} | ${employer ?? '—'} | ${from} to ${to ?? '—'}`,
  );

/** Ways in which people here write where they worked, each with the roles to read. */
const FORMS: readonly (readonly [name: string, lines: readonly string[], roles: readonly string[]])[] = [
  [
    'bulleted sentences about where one worked as what',
    [
      '➢ Presently working with M/s Lotus Traders, Nagpur as Senior Accountant since April 2020.',
      '➢ Worked as an Accountant in Sunrise Cargo Pvt. Ltd. from 05-06-2017 to 31-03-2020.',
    ],
    ['Senior Accountant | Lotus Traders | 2020-04 to present', 'Accountant | Sunrise Cargo Pvt. Ltd. | 2017-06 to 2020-03'],
  ],
  [
    'a length of time before the dates',
    ['Worked at Horizon Services, Jaipur as a Process Developer for 2 years (Jan 2016 to Jan 2018).'],
    ['Process Developer | Horizon Services | 2016-01 to 2018-01'],
  ],
  [
    'numbers in brackets',
    [
      '(i) Section Officer, Ministry of Salt, New Delhi - 12.05.2018 to date',
      '(ii) Clerk, Office of the Registrar, Ranchi - 01.07.2013 to 11.05.2018',
    ],
    ['Section Officer | Ministry of Salt | 2018-05 to present', 'Clerk | Office of the Registrar | 2013-07 to 2018-05'],
  ],
  [
    'labels of one role after those of another',
    [
      'Company Name: Meadow Retail Ltd',
      'Post: Store Manager',
      'From July, 2015 To Feb., 2018',
      'Company Name: Harvest Stores',
      'Post: Department Manager',
      'From March, 2018 To Till Now',
    ],
    ['Store Manager | Meadow Retail Ltd | 2015-07 to 2018-02', 'Department Manager | Harvest Stores | 2018-03 to present'],
  ],
  [
    'dates of joining and leaving on lines of their own',
    [
      'Post : Site Supervisor',
      'Company : Granite Buildcon, Nashik',
      'Date of Joining : 02/04/2017',
      'Date of Leaving : 30/11/2020',
    ],
    ['Site Supervisor | Granite Buildcon | 2017-04 to 2020-11'],
  ],
  [
    'a hospital as the label of the employer',
    ['Hospital : Riverside Medcity, Kochi', 'Position : Staff Nurse (NICU)', 'Period : 1 June 2016 to 31 May 2019'],
    ['Staff Nurse (NICU) | Riverside Medcity | 2016-06 to 2019-05'],
  ],
  [
    'title and employer around "at", with a place',
    ['* Staff Nurse in ICU at Riverside Hospital, Mohali from 10/03/2019 to 15/08/2021'],
    ['Staff Nurse in ICU | Riverside Hospital | 2019-03 to 2021-08'],
  ],
  [
    'title and employer around "@" above the dates',
    [
      'Senior Associate @ Cloudline, Gurugram',
      '(Mar 2019 - Present) (2 Years 8 Months)',
      'Process Associate @ Telebridge, Jaipur',
      '(Jan 2017 - Feb 2019)',
    ],
    ['Senior Associate | Cloudline | 2019-03 to present', 'Process Associate | Telebridge | 2017-01 to 2019-02'],
  ],
  [
    'the employer in a bullet above title and dates',
    ['• Cloudline BPM, Bengaluru', 'Process Executive', 'June 2020 to March 2022'],
    ['Process Executive | Cloudline BPM | 2020-06 to 2022-03'],
  ],
  [
    'the employer and the dates in brackets',
    ['HR Executive (Swift Cargo Ltd., Hyderabad) [Jul 2016 - Aug 2019]'],
    ['HR Executive | Swift Cargo Ltd. | 2016-07 to 2019-08'],
  ],
  [
    'a department before the college that employs',
    ['Assistant Professor, Department of Physics, Northern College, Pune, June 2015 – Present'],
    ['Assistant Professor, Department of Physics | Northern College | 2015-06 to present'],
  ],
  [
    'several roles with a field below one employer',
    [
      'Banyan & Partners LLP                                   Mumbai',
      'Assistant Manager – Statutory Audit                    Oct 2021 – Present',
      'Executive – Statutory Audit                            Nov 2018 – Sep 2021',
    ],
    [
      'Assistant Manager – Statutory Audit | Banyan & Partners LLP | 2021-10 to present',
      'Executive – Statutory Audit | Banyan & Partners LLP | 2018-11 to 2021-09',
    ],
  ],
  [
    'a place before the title',
    ['Summit Projects – Hyderabad: Manager (QA/QC) | 10/2020 – Present'],
    ['Manager (QA/QC) | Summit Projects | 2020-10 to present'],
  ],
  [
    'a single date behind employer and title',
    ['Lakeside Hotel, Kochi Line Chef 01/2006', 'Prepared all starters.', 'Lakeside Hotel, Kochi Sous Chef 01/2007 to 03/2010'],
    ['Line Chef | Lakeside Hotel | 2006-01 to —', 'Sous Chef | Lakeside Hotel | 2007-01 to 2010-03'],
  ],
  [
    'an internship by its name',
    ['Summer Internship – Lotus Motors, Pune (May 2022 – June 2022)'],
    ['Summer Internship | Lotus Motors | 2022-05 to 2022-06'],
  ],
  [
    'a table of a government servant',
    [
      'Post | Department | Date of joining | Date of relieving | Pay level',
      'Lower Division Clerk | Office of the Registrar, Shimla | 12/03/2007 | 30/06/2013 | 2',
      'Junior Assistant | Directorate of Salt, Shimla | 01/07/2013 | continuing | 4',
    ],
    [
      'Lower Division Clerk | Office of the Registrar | 2007-03 to 2013-06',
      'Junior Assistant | Directorate of Salt | 2013-07 to present',
    ],
  ],
  [
    'a table in plain words',
    ['Place of work | My work | When', 'Lotus Nursing Home, Raipur | Ward Boy | 2015-2018'],
    ['Ward Boy | Lotus Nursing Home | 2015 to 2018'],
  ],
  [
    'a table with years in two columns',
    ['S. No. | Firm | Worked as | Year from | Year to', '1. | Mehta & Co | Audit Assistant | 2014 | 2017'],
    ['Audit Assistant | Mehta & Co | 2014 to 2017'],
  ],
  [
    'current and previous employers',
    [
      'Current Employer: Vega Parts, Hosur',
      'Designation: Quality Engineer',
      'Since: May 2019',
      'Previous Employer: Lotus Brakes, Chennai',
      'Designation: Inspector',
      'From: Aug 2014 To: Apr 2019',
    ],
    ['Quality Engineer | Vega Parts | 2019-05 to present', 'Inspector | Lotus Brakes | 2014-08 to 2019-04'],
  ],
  [
    'three labels on one line',
    ['Company: Zenith Remedies    Designation: Medical Representative    Period: 2016-2019'],
    ['Medical Representative | Zenith Remedies | 2016 to 2019'],
  ],
  [
    'joining without a preposition',
    ['After my diploma I joined Kumaran Knits as Line Supervisor from June 2014 till date.'],
    ['Line Supervisor | Kumaran Knits | 2014-06 to present'],
  ],
  [
    'a length of time as a role',
    ['* Two years as Lab Technician in City Diagnostics, Patna (March 2019 to February 2021)'],
    ['Lab Technician | City Diagnostics | 2019-03 to 2021-02'],
  ],
  [
    'an office that one worked under',
    ['Worked as Data Entry Operator under District Magistrate Office, Purnia w.e.f. 01.04.2016 to 31.03.2020'],
    ['Data Entry Operator | District Magistrate Office | 2016-04 to 2020-03'],
  ],
  [
    'an employer that only its place tells',
    ['Malabar Herald, Kozhikode  |  Senior Sub Editor  |  1.6.2019 – present'],
    ['Senior Sub Editor | Malabar Herald | 2019-06 to present'],
  ],
  [
    'a numbered employer above labels',
    [
      '1) Zenith Polymers',
      'Designation : Area Sales Manager',
      'Period : Dec 2018 – till date',
      'Location : Rajkot',
      '• Eleven distributors',
      '2) Mehul Traders',
      'Designation : Sales Representative',
      'Period : Mar 2013 – Apr 2015',
      'Location : Bhavnagar',
      '• Daily beat plan',
    ],
    ['Area Sales Manager | Zenith Polymers | 2018-12 to present', 'Sales Representative | Mehul Traders | 2013-03 to 2015-04'],
  ],
  [
    'a place beside the title, above employer and dates',
    ['Project Engineer | Zephyrton', 'Granite Infra Ltd • Sep 2020 – Present', '• Bridges', '• Roads'],
    ['Project Engineer | Granite Infra Ltd | 2020-09 to present'],
  ],
  [
    'an unknown place behind title and employer',
    ['TGT Science, Lotus Vidya Mandir — Zephyrton, Apr 2014 to 06/2018', 'Set up the physics room'],
    ['TGT Science | Lotus Vidya Mandir | 2014-04 to 2018-06'],
  ],
  [
    'partners and builders as employers',
    [
      'Senior Accountant, Mehta & Shah Associates, Surat (Aug 2015 - Mar 2019)',
      'Site Engineer, Northern Road Builders, Hubli (Aug 2012 - Jul 2015)',
    ],
    [
      'Senior Accountant | Mehta & Shah Associates | 2015-08 to 2019-03',
      'Site Engineer | Northern Road Builders | 2012-08 to 2015-07',
    ],
  ],
  [
    'a house by its name, and a post in its kitchen',
    ['Commis I in Hotel Northern Star, Mumbai', 'May 2017 to Oct 2020', '• Banquets of 600'],
    ['Commis I | Hotel Northern Star | 2017-05 to 2020-10'],
  ],
];

describe('roles in the forms that people use', () => {
  test.each(FORMS)('%s', (_name, lines, roles) => {
    expect(read(lines)).toEqual(roles);
  });

  test.each(['Where I have worked', 'Service Record', 'PROFESSIONAL JOURNEY'])('stand below "%s"', (heading) => {
    const { positions } = parseResume(`${heading}\nWard Boy, Lotus Nursing Home, Raipur, 2015-2018`, '2026-11-24');
    expect(positions.map(({ section, title }) => [section, title])).toEqual([['experience', 'Ward Boy']]);
  });

  test('a table of trainings names no role', () => {
    const text =
      'Trainings attended\nTraining | Institute | Duration\nFire safety | Northern Institute | March 2019 to April 2019';
    expect(parseResume(text, '2026-11-24').positions).toEqual([]);
  });

  test('the next heading is no employer of the role above it', () => {
    const { positions } = parseResume('Experience\n- Cab driver from 2021 to till now\nEducation: 10th pass\n', '2026-11-24');
    expect(positions.map(({ title, employer }) => [title, employer])).toEqual([['Cab driver', null]]);
  });
});
