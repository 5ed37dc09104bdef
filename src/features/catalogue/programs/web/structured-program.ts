/** Structured data of courses: https://developers.google.com/search/docs/appearance/structured-data/course-info */
import { siteOrigin } from '#platform/browser/api.ts';
import { programPath } from './program-link.ts';
import type { ProgramDetail } from './queries.ts';

const MODES = { online: 'Online', campus: 'Onsite', hybrid: 'Blended' } as const;

/** The schema.org data of a course; unknown properties are omitted. */
export function structuredProgram(program: ProgramDetail) {
  const { attributes } = program;
  const url = `${siteOrigin()}${programPath(program)}`;
  const provider = {
    '@type': attributes.university ? 'CollegeOrUniversity' : 'Organization',
    name: attributes.university?.name ?? attributes.provider,
    sameAs: attributes.url,
  };
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: attributes.title,
    description: attributes.summary || `${attributes.title}, ${attributes.provider}`,
    provider,
    inLanguage: attributes.language,
    educationalLevel: attributes.level,
    ...(attributes.skills.length > 0 && { teaches: attributes.skills.map(({ name }) => name) }),
    ...(attributes.eligibility.length > 0 && { coursePrerequisites: attributes.eligibility }),
    isAccessibleForFree: attributes.cost !== 'paid',
    offers: structuredOffer(attributes),
    hasCourseInstance: structuredInstances(attributes),
  };
}

function structuredOffer({ cost, fee }: ProgramDetail['attributes']) {
  const category = cost === 'paid' ? 'Paid' : cost === 'free' ? 'Free' : 'Partially Free';
  const hasPrice = cost !== 'paid' || fee !== null;
  return { '@type': 'Offer', category, ...(hasPrice && { price: fee ?? 0, priceCurrency: 'INR' }) };
}

function structuredInstances({ mode, hours, intakes }: ProgramDetail['attributes']) {
  const instance = {
    '@type': 'CourseInstance',
    courseMode: MODES[mode],
    ...(hours > 0 && { courseWorkload: `PT${Math.ceil(hours)}H` }),
  };
  return intakes.length === 0 ? [instance] : intakes.map(({ starts_on }) => ({ ...instance, startDate: starts_on }));
}
