/** The pages of a place, by the beginning of their paths; Explore has all others. */
const PLACES: readonly (readonly [place: string, pages: RegExp])[] = [
  ['/', /^\/$/],
  ['/jobs-apprenticeships', /^\/(jobs-|compan(y|ies)|check$|check\/)/],
  ['/courses', /^\/(course|compare|category|checks|learning|personalize|skills|universit)|\/roadmap\//],
  [
    '/you',
    /^\/(applications|auth|fitment-score|notifications|plan|purchases|referral|resumes|saved|settings|sign-in|tailor|you)/,
  ],
];

/** The place of the bottom bar that a page belongs to, by the place's address. */
export const findPlace = (path: string): string => PLACES.find(([, pages]) => pages.test(path))?.[0] ?? '/explore';
