/** The column names of spreadsheets and exports for each field of a job. */
import type { JobField, RawJob } from '#features/base/job-postings/server/index.ts';

type FieldName = Exclude<keyof RawJob, 'at' | 'places'>;

/** The most reliable name first; compared without case, spaces and punctuation. */
const FIELD_NAMES: Record<FieldName, readonly string[]> = {
  id: ['sourceid', 'jobid', 'id', 'reqid', 'requisitionid', 'reference', 'url', 'joburl', 'link'],
  title: ['title', 'jobtitle', 'position', 'positiontitle', 'role', 'rolename', 'designation', 'jobname', 'name'],
  company: [
    'company',
    'companyname',
    'employer',
    'employername',
    'organization',
    'organisation',
    'hiringorganization',
    'hiringcompany',
  ],
  companyAbout: ['companyabout', 'companydescription', 'aboutcompany', 'companyprofile'],
  companyUrl: ['companyurl', 'companywebsite', 'website', 'employerwebsite'],
  location: ['location', 'joblocation', 'city', 'place', 'locations', 'formattedlocation'],
  description: [
    'description',
    'jobdescription',
    'fulldescription',
    'details',
    'jobdetails',
    'body',
    'content',
    'descriptionplain',
    'descriptiontext',
    'jd',
  ],
  summary: ['summary', 'shortdescription', 'teaser', 'excerpt'],
  roleType: ['roletype', 'employmenttype', 'contracttype', 'jobtype', 'formattedworktype', 'type', 'commitment', 'worktype'],
  workMode: ['workmode', 'workplace', 'workplacetype', 'remote', 'isremote', 'remoteallowed', 'workarrangement'],
  experience: ['experience', 'experiencerequired', 'yearsofexperience', 'yearsexperience', 'exp', 'workexperience'],
  experienceMin: ['experiencemin', 'minexperience', 'minimumexperience', 'minyears', 'expmin'],
  experienceMax: ['experiencemax', 'maxexperience', 'maximumexperience', 'maxyears', 'expmax'],
  salary: ['salary', 'pay', 'compensation', 'salaryrange', 'ctc', 'salaryestimate', 'wage', 'stipend', 'package'],
  salaryMin: ['salarymin', 'minsalary', 'minimumsalary', 'salaryfrom', 'minctc', 'minpay'],
  salaryMax: ['salarymax', 'maxsalary', 'maximumsalary', 'salaryto', 'maxctc', 'maxpay'],
  currency: ['salarycurrency', 'currency', 'currencycode'],
  period: ['salaryperiod', 'payperiod', 'salaryunit', 'salaryinterval', 'payfrequency'],
  postedOn: [
    'postedon',
    'dateposted',
    'publishedat',
    'posteddate',
    'postingdate',
    'postdate',
    'listeddate',
    'createdat',
    'date',
    'firstpublished',
    'originallistedtime',
    'listedtime',
  ],
  validUntil: [
    'validuntil',
    'validthrough',
    'expires',
    'expiry',
    'expirydate',
    'expirationdate',
    'closingdate',
    'deadline',
    'applicationdeadline',
    'closeson',
  ],
  applyUrl: ['applyurl', 'applylink', 'applicationurl', 'applicationlink'],
  applyEmail: ['applyemail', 'applicationemail', 'contactemail', 'email'],
  family: ['family', 'jobfamily', 'department', 'category', 'team', 'function', 'field'],
};

const STATE = ['state', 'region', 'province'];
const COUNTRY = ['country', 'countryname'];

/** The columns of tables and objects, as staff read them: the most common name of each. */
export const COLUMN_FIELDS: readonly { to: JobField; from: string }[] = [
  { to: 'id', from: 'id, reference, url' },
  { to: 'title', from: 'title' },
  { to: 'company', from: 'company' },
  { to: 'company_about', from: 'company_about, company_url' },
  { to: 'places', from: 'location, state, country' },
  { to: 'description', from: 'description' },
  { to: 'summary', from: 'summary' },
  { to: 'role_type', from: 'employment_type' },
  { to: 'work_mode', from: 'work_mode' },
  { to: 'experience', from: 'experience' },
  { to: 'pay', from: 'salary, salary_min, salary_max' },
  { to: 'apply', from: 'apply_url, apply_email' },
  { to: 'posted', from: 'date_posted' },
  { to: 'closes', from: 'valid_through' },
  { to: 'family', from: 'category' },
];

/** Whether a column is read at all, by its `fieldKey`. */
export const isKnownColumn = (key: string): boolean =>
  [...Object.values(FIELD_NAMES), STATE, COUNTRY].some((names) => names.includes(key));

export type FieldReader = (row: ReadonlyMap<string, string>) => Omit<RawJob, 'at'>;

/** `Job Title` -> `jobtitle`. */
export const fieldKey = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns the required fields for which there is no column. */
export function findMissingFields(keys: readonly string[]): FieldName[] {
  const needed: FieldName[] = ['title', 'company', 'description'];
  return needed.filter((field) => !FIELD_NAMES[field].some((name) => keys.includes(name)));
}

/** Builds a job from the values of a row by `fieldKey`. City, state and country become one location. */
export const parseFields: FieldReader = (row) => {
  const first = (names: readonly string[]) => names.map((name) => row.get(name)?.trim()).find(Boolean);
  const entries = Object.entries(FIELD_NAMES).map(([field, names]) => [field, first(names)] as const);
  const job: Omit<RawJob, 'at'> = Object.fromEntries(entries);
  const parts = [job.location, first(STATE), first(COUNTRY)].filter(
    (part, index, earlierParts) =>
      part && !earlierParts.slice(0, index).some((earlier) => earlier?.toLowerCase().includes(part.toLowerCase())),
  );
  return { ...job, location: parts.join(', ') || undefined };
};
