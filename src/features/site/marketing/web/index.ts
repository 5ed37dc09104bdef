/** Web exports of marketing for pages of other features. */
export { EnterpriseFooter, EnterpriseHeader } from './enterprise/own-frame.tsx';
export { FieldShelf } from './field-shelf.tsx';
export { FreshRoles } from './fresh-roles.tsx';
export { GapCourses } from './gap-courses.tsx';
export { HomeClosing } from './home-closing.tsx';
export { HomeHero } from './home-hero.tsx';
export { HowItWorks } from './how-it-works.tsx';
export { InsightShelf } from './insight-shelf.tsx';
export { homeQueries } from './home-queries.ts';
export { siteQuery } from './queries.ts';
export { ThreeStories } from './three-stories.tsx';
