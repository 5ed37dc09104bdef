/** Ads as people in India receive them: forwarded, copied without line breaks, in capitals, in two languages. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readAdText } from './index.ts';
import type { Posting, ReadAd, ReadOptions } from './posting.ts';
import { readOptions } from './testing.ts';

let options: ReadOptions;
beforeAll(async () => {
  options = await readOptions();
});
const read = (text: string, more: Partial<ReadOptions> = {}): ReadAd => readAdText(text, { ...options, ...more });
function posting(text: string, more: Partial<ReadOptions> = {}): Posting {
  const result = read(text, more);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.posting;
}
const problem = (text: string) => {
  const result = read(text);
  return result.ok ? null : result.problem;
};
const title = (text: string) => posting(text).title?.value ?? null;

const FORWARDED = `*URGENT REQUIREMENT* *URGENT REQUIREMENT* STAFF NURSE ICU / CCU 12 NOS FOR NABH ACCREDITED 180 BEDDED MULTISPECIALITY ASHWATTHA HOSPITAL WAKAD PUNE. QUALIFICATION *GNM OR B.SC NURSING* WITH VALID MNC REGISTRATION COMPULSORY. EXP MIN 2 YRS IN ICU OR CCU. CANDIDATE MUST HANDLE VENTILATOR PATIENTS INDEPENDENTLY. SALARY 24000 TO 32000 IN HAND + PF ESIC HOSTEL MEAL FREE. JOINING WITHIN 15 DAYS. WALK IN INTERVIEW 10 DEC TO 19 DEC 11 AM TO 3 PM BRING ORIGINAL DOCUMENTS 4 PHOTO. FILE CHARGE RS 500 REFUNDABLE. CONTACT SANJAY SIR HR CONSULTANCY 98765 43210 ONLY WHATSAPP PLS FWD TO ALL NURSING GROUPS`;

describe('a forwarded message without line breaks', () => {
  test('has a role, an employer, a place and pay, each with its sentence', () => {
    expect(posting(FORWARDED)).toMatchObject({
      origin: 'text',
      title: { value: 'Staff Nurse ICU / CCU', source: 'sentence' },
      company: { value: 'Ashwattha Hospital', source: 'sentence' },
      places: [{ value: 'Pune', source: 'sentence' }],
      pay: { value: { text: '24000 TO 32000 IN HAND', range: { min: 24_000, max: 32_000, currency: 'INR', period: 'month' } } },
      workMode: { value: 'On-site', source: 'assumed' },
      apply: { value: { kind: 'phone', value: '98765 43210' } },
      language: 'en',
    });
    expect(posting(FORWARDED).company?.quote).toContain('ASHWATTHA HOSPITAL');
  });
  test('closes on the last day of the walk-in interviews', () => {
    expect(posting(FORWARDED).closesOn).toMatchObject({ value: '2026-12-19', source: 'sentence' });
  });
  test('loses the marks of the chat and keeps every word', () => {
    const { description } = posting(FORWARDED);
    expect(description).not.toContain('*');
    expect(description).toContain('GNM OR B.SC NURSING WITH VALID MNC REGISTRATION');
  });
});

test('emoji become items of a list, and labels give the fields', () => {
  const ad = posting(`🚨 We are Hiring!! 🚨
👉 Position: Sales Executive
🏢 Company: Kestrel Foods Pvt Ltd
📍 Location: Nagpur / Wardha
💰 Salary: ₹18,000 - 25,000 per month + incentives
✅ Two wheeler with licence must
📅 Last date: 15/12/2026
📩 Share CV at hr@kestrelfoods.example or WhatsApp 9876543210`);
  expect(ad).toMatchObject({
    title: { value: 'Sales Executive', source: 'label', quote: 'Position: Sales Executive' },
    company: { value: 'Kestrel Foods Pvt Ltd', source: 'label' },
    places: [{ value: 'Nagpur' }, { value: 'Wardha' }],
    pay: { value: { range: { min: 18_000, max: 25_000, period: 'month' } }, source: 'label' },
    closesOn: { value: '2026-12-15', source: 'label' },
    apply: { value: { kind: 'email', value: 'hr@kestrelfoods.example' } },
  });
  expect(ad.description).toContain('- Two wheeler with licence must');
});

test('several emoji in one line stand where line breaks were', () => {
  expect(
    posting('🔥Hiring Store Manager 📍Location: Surat 💰Salary: 22k to 28k ✅2 years in retail required').places[0]?.value,
  ).toBe('Surat');
});

test('the senders and dates of an exported chat are left out', () => {
  const ad = posting(
    '[08/12/26, 8:14:05 AM] Asha Pune: Accountant required in Surat\n[08/12/26, 8:14:09 AM] Asha Pune: Tally and GST, 2 years experience must, B.Com',
  );
  expect(ad.description).toBe('Accountant required in Surat\nTally and GST, 2 years experience must, B.Com');
});

test('a copied page of a job board has the company below the role', () => {
  const ad = posting(`Senior Accountant
Plain · Pune, Maharashtra, India (On-site)

About the job
We keep the books of shops. You close the month and file GST returns.
Qualifications
B.Com and 5 years of accounting`);
  expect(ad).toMatchObject({
    title: { value: 'Senior Accountant', source: 'heading' },
    company: { value: 'Plain', source: 'heading' },
    places: [{ value: 'Pune' }],
    workMode: { value: 'On-site', source: 'sentence' },
  });
});

test('pasted HTML becomes lines with headings and lists', () => {
  const ad = posting('<h2>Store manager</h2><p><b>Requirements</b></p><ul><li>3 years in retail</li><li>Tamil</li></ul>');
  expect(ad.description).toBe('## Store manager\n## Requirements\n- 3 years in retail\n- Tamil');
});

describe('the role', () => {
  test.each([
    ['Acme Analytics is looking for a Senior Data Analyst to join our Bengaluru team.', 'Senior Data Analyst'],
    ['Accountant required in Surat with Tally knowledge, 2 years experience.', 'Accountant'],
    ['Urgent requirement for delivery boy. Bike aur licence hona zaroori hai. Call karein 98765 43210.', 'Delivery boy'],
    [
      'Applications are invited for the post of Junior Engineer (Civil). Diploma in civil engineering is required.',
      'Junior Engineer (Civil)',
    ],
    ['## Designation\nSite supervisor\nMust have 5 years of experience in road works.', 'Site supervisor'],
    ['We are hiring 5 experienced and motivated Field Sales Executives in Pune. Two wheeler required.', 'Field Sales Executives'],
    ['HIRING HR EXECUTIVE FOR MUMBAI OFFICE. MBA HR REQUIRED WITH 2 YEARS EXPERIENCE IN RECRUITMENT.', 'HR Executive'],
    [
      'As a Site Reliability Engineer, you will keep our services running. 3 years with Kubernetes required.',
      'Site Reliability Engineer',
    ],
    [
      'The Procurement Officer will be responsible for vendors. 2 years of experience in buying is required.',
      'Procurement Officer',
    ],
    ['Job description: Payroll executive\nMust have 2 years of experience with payroll software.', 'Payroll executive'],
    [
      'Position: Manager – Treasury Operations (Mumbai)\nCA with 4 years of experience required.',
      'Manager – Treasury Operations',
    ],
    ['Job title: Sr. Accountant\nKnowledge of Tally and GST and 3 years of experience are required.', 'Sr. Accountant'],
    ['Kestrel is on the hunt for a dynamic and creative Copy Editor. 2 years of experience required.', 'Copy Editor'],
    ['This is a full-time on-site lab technician role in Pune. DMLT required.', 'Lab technician'],
    ['Proven experience as a Visual Merchandiser or similar role. Knowledge of Photoshop required.', 'Visual Merchandiser'],
  ])('%s', (text, expected) => expect(title(text)).toBe(expected));

  test.each([
    'You should have 4 years of experience with SQL. You work with product managers and engineers every day.',
    'Acme is a market leader in tools. 3 years of experience in Java is required.\nYou know Spring.\nYou know SQL.\nYou know Kafka.\nYou know Git.',
    'As a trusted partner to 200 hospitals, we keep records safe. Knowledge of SQL and 3 years of experience are required.',
    'Founders: Asha Rao and Ravi Nair\nKnowledge of SQL and 3 years of experience are required.',
    'Assist in the planning of events and promotions\nKnowledge of Canva and 1 year of experience are required.',
    'Our founder is a doctor. Knowledge of SQL and 3 years of experience are required.',
  ])('is left open where the text names none: %s', (text) => expect(title(text)).toBeNull());
});

describe('pay', () => {
  const pay = (text: string) =>
    posting(`Hiring accountant with Tally knowledge and 2 years experience. ${text}`).pay?.value ?? null;
  test.each([
    ['CTC: 18-24 LPA.', { min: 1_800_000, max: 2_400_000, currency: 'INR', period: 'year' }],
    ['Salary up to 35k.', { min: null, max: 35_000, currency: 'INR', period: 'month' }],
    ['Rs. 40000/- to Rs 50000/- per month.', { min: 40_000, max: 50_000, currency: 'INR', period: 'month' }],
    ['₹3.5 lakh per annum.', { min: 350_000, max: 350_000, currency: 'INR', period: 'year' }],
    ['वेतन 18000 से 22000 महीना।', { min: 18_000, max: 22_000, currency: 'INR', period: 'month' }],
  ])('%s', (text, range) => expect(pay(text)?.range).toEqual(range));
  test.each([
    'Family income should be below 8 LPA.',
    'We have a turnover of Rs 500 crore per annum.',
    'Registration fee Rs 999 to be paid before joining.',
    'We aim to serve 30 million people by 2028.',
  ])('is not stated by: %s', (text) => expect(pay(text)).toBeNull());
  test('without figures keeps its words', () => {
    expect(posting('Position: Clerk\nSalary: Negotiable\nGraduate with typing skills required.').pay?.value).toEqual({
      text: 'Negotiable',
      range: null,
    });
  });
});

describe('the last day', () => {
  const day = (text: string) => posting(`Hiring accountant with Tally knowledge and 2 years experience. ${text}`).closesOn?.value;
  test.each([
    ['Apply by 5 Jan.', '2027-01-05'],
    ['Last date: 15-12-26.', '2026-12-15'],
    ['Apply on or before December 19, 2026.', '2026-12-19'],
    ['Deadline 2026-12-01.', '2026-12-01'],
    ['आवेदन की अंतिम तिथि 15 दिसंबर है।', '2026-12-15'],
    ['Walk-in interview on 28th Nov and 30th Nov.', '2026-11-30'],
  ])('%s', (text, expected) => expect(day(text)).toBe(expected));
  test('is not the founding of the company', () => expect(day('The company was founded on 1 May 1999.')).toBeUndefined());
});

describe('warnings', () => {
  const warnings = (text: string) => posting(`Data entry operator work from home, computer knowledge required. ${text}`).warnings;
  test.each([
    ['asks_money', 'Registration fee Rs 999 to be paid before joining.'],
    ['asks_money', 'Refundable security deposit of ₹2,000 is compulsory.'],
    ['asks_money', 'Pay Rs 300 for ID card through GPay to confirm your interview.'],
    ['asks_money', 'रजिस्ट्रेशन शुल्क 500 रुपये जमा करना होगा।'],
    ['asks_bank_details', 'Send your bank account details and Aadhaar on WhatsApp.'],
    ['asks_bank_details', 'Share the OTP with our executive.'],
  ])('%s: %s', (kind, text) => expect(warnings(text)).toEqual([{ kind, quote: text }]));
  test.each([
    'We do not charge any registration fee.',
    'Beware of fraud: nobody of us asks for a security deposit of Rs 5000.',
    'You collect registration fees from students and deposit them in the bank.',
    'Uniform charges of Rs 500 are paid by the company.',
    'Knowledge of credit card processing is required.',
    'Bring a copy of your bank passbook when you join.',
  ])('none: %s', (text) => expect(warnings(text)).toEqual([]));
});

describe('what cannot be read says why', () => {
  test('nothing but spaces', () => expect(problem(' \n\t ')).toEqual({ kind: 'empty' }));
  test('a few words', () => expect(problem('HDU NURSE NILA HEALTH PUNE')).toEqual({ kind: 'too_short' }));
  test('a text of hundreds of pages', () => expect(problem('nurse '.repeat(50_000))).toEqual({ kind: 'too_long' }));
  test.each([
    'Good morning all, society meeting is on Sunday 5 pm at club house, agenda is parking and water charges. Kindly attend without fail. Thank you, Secretary',
    'We went to Goa with the whole family and had a great time there; the hotel manager was kind and the food was good.',
  ])('no role and nothing asked: %s', (text) => {
    expect(problem(text)).toEqual({ kind: 'not_an_ad' });
    expect(read(text, { force: true }).ok).toBe(true);
  });
  test.each([
    [
      'de',
      'Wir suchen zum nächstmöglichen Zeitpunkt eine Pflegefachkraft für unsere Klinik in München. Sie bringen eine abgeschlossene Ausbildung mit.',
    ],
    ['mr', 'आमच्या पुणे येथील रुग्णालयासाठी परिचारिका पाहिजे. किमान दोन वर्षांचा अनुभव असावा. रात्रपाळी करण्याची तयारी असावी.'],
    ['ta', 'எங்கள் சென்னை மருத்துவமனைக்கு செவிலியர் தேவை. குறைந்தது இரண்டு ஆண்டுகள் அனுபவம் வேண்டும்.'],
  ])('another language: %s', (language, text) => expect(problem(text)).toEqual({ kind: 'other_language', language }));
});

test('Hindi in its own and in Latin letters is read', () => {
  const hindi =
    'हमारे जयपुर शोरूम के लिए स्टोर इंचार्ज चाहिए। कम से कम 3 साल का अनुभव होना चाहिए। बोली मीठी हो और ग्राहक की नब्ज़ पकड़ना आता हो।';
  expect(posting(hindi)).toMatchObject({ language: 'hi', title: { value: 'स्टोर इंचार्ज' }, places: [{ value: 'जयपुर' }] });
  const latin =
    'Staff nurse chahiye Pune mein, 2 saal ka anubhav hona chahiye, raat ki shift karni padegi, salary 25000 se 30000 mahina';
  expect(read(latin).ok).toBe(true);
});

describe('several roles', () => {
  const MEGA =
    'Mega recruitment Ashwattha Hospital: Staff Nurse ICU 12, OT Technician 4, Pharmacist 3. Good salary, hostel free. Walk in on Monday.';
  test('with numbers in one line', () => {
    expect(problem(MEGA)).toEqual({
      kind: 'several_roles',
      roles: [
        { title: 'Staff Nurse ICU', count: 12 },
        { title: 'OT Technician', count: 4 },
        { title: 'Pharmacist', count: 3 },
      ],
    });
  });
  test('can be chosen from', () => {
    expect(posting(MEGA, { role: 'OT Technician' }).title?.value).toBe('OT Technician');
  });
  test('in a list under a heading', () => {
    const text =
      'Vacancies at Green Valley School, Indore\n1. PGT Physics Teacher\n2. Lab Assistant\n3. Bus Driver\nApply to principal@gvs.example';
    expect(problem(text)).toMatchObject({
      roles: [{ title: 'PGT Physics Teacher' }, { title: 'Lab Assistant' }, { title: 'Bus Driver' }],
    });
  });
  test('behind one label after the other', () => {
    const text = 'Position 1: Store Manager\n5 years in retail\nPosition 2: Cashier\nClass 12 and basic computer knowledge';
    expect(problem(text)).toMatchObject({ roles: [{ title: 'Store Manager' }, { title: 'Cashier' }] });
  });
  test.each([
    ['two names for one', 'Role: Python Developer / ML Engineer\nExperience: 2-4 years\nStrong Python required.'],
    ['designation and role', 'Designation: Solution Developer\nRole: Data Scientist\nExperience: 2-5 years of Python required.'],
    [
      'colleagues',
      'Hiring a Product Designer.\nYou will work with:\n- Engineers\n- Product managers\n- Data analysts\nFigma and 3 years of experience required.',
    ],
  ])('not: %s', (_description, text) => expect(read(text).ok).toBe(true));
});

describe('any text', () => {
  const piece = fc.constantFrom(
    'Hiring ',
    'nurse',
    '*',
    '_',
    '\n',
    '- ',
    '1. ',
    ': ',
    'Location',
    '₹',
    '20,000',
    ' per month',
    '📍',
    '<p>',
    '&amp;',
    '|',
    '/',
    '12',
    ' nos',
    ',',
    '.',
    'चाहिए',
    'Pune',
    '\0',
    '\ud800',
    'Last date',
    '31/12/2026',
    '@',
    'a.b',
    '(',
    ')',
  );
  test('is answered without an error', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 400, unit: 'binary' }),
      fc.array(piece, { maxLength: 80 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const result = read(text, { force: true });
        if (result.ok) expect(result.posting.description).toBe(result.posting.description.trim());
      }),
      { numRuns: 300 },
    );
  });
  test.each(['nurse ', 'Hiring for ', '*bold* ', '1, ', '📍', 'a@', 'Rs 5 ', 'Position: ', '12 dec ', '(', 'Aa '])(
    'of the longest length made of %j is answered within seconds, also on a busy machine',
    (part) => {
      const started = performance.now();
      read(part.repeat(Math.floor(59_000 / part.length)), { force: true });
      expect(performance.now() - started).toBeLessThan(5000);
    },
  );
});
