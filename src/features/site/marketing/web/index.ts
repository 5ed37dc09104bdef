/** Web exports of marketing for pages of other features. */
export { EnterpriseFooter, EnterpriseHeader } from './enterprise/lazy-enterprise-frame.tsx';
export { CheckAnyAd } from './check-any-ad.tsx';
export { FieldShelf } from './field-shelf.tsx';
export { NewestRoles } from './newest-roles.tsx';
export { StarterCourses } from './starter-courses.tsx';
export { HomeClosing } from './home-closing.tsx';
export { HomeHero } from './home-hero.tsx';
export { HowItWorks } from './how-it-works.tsx';
export { InsightShelf } from './insight-shelf.tsx';
export { homeQueries } from './home-queries.ts';
export { siteQuery } from './queries.ts';
export { ThreeStories } from './three-stories.tsx';
