import { expect, test } from 'vitest';
import { findPrivateDetails } from './find-private-details.ts';

const kindsOf = (text: string) => findPrivateDetails([{ text, start: 0, end: text.length }]).map(({ kind }) => kind);

test.each([
  ["Father's Name: Ramesh Kumar", 'relative'],
  ['S/o Ramesh Kumar', 'relative'],
  ['पिता का नाम: रमेश कुमार', 'relative'],
  ['Marital Status - Single', 'marital_status'],
  ['DOB: 02/03/1998', 'birth_date'],
  ['जन्म तिथि: 02/03/1998', 'birth_date'],
  ['Religion: Hindu', 'religion'],
  ['जाति: सामान्य', 'religion'],
  ['Address: Flat 7, Sai Krupa Apartments, Link Road, Pune 411033', 'postal_address'],
  ['Aadhaar No: 2345 6789 0123', 'aadhaar'],
  ['2345 6789 0123', 'aadhaar'],
  ['PAN: ABCPK1234D', 'pan'],
])('“%s” is %s', (text, kind) => expect(kindsOf(text)).toEqual([kind]));

test.each([
  '+91 98765 43210',
  'Pune, Maharashtra',
  'Community manager, Nila Foods, 2019 - 2021',
  'Parent-child conflict specialist',
  'Panel data models in Stata',
  'Worked with mother and child care units',
  'Built an Aadhaar based sign-in for a bank',
  'Managed a budget of 2000 4000 rupees',
])('“%s” is no private detail', (text) => expect(kindsOf(text)).toEqual([]));
