/** The web interface of content for the pages of the console. */
export { ANNOUNCEMENTS } from './announcements-resource.tsx';
export { ARTICLES } from './articles-resource.tsx';
export { CAMPAIGNS } from './campaigns-resource.tsx';
export { COMMUNITIES } from './communities-resource.tsx';
export { INSIGHTS } from './insights-resource.tsx';
export { PACKS } from './packs-resource.tsx';
export { SEARCH_WORDS } from './search-words-resource.tsx';
export { STORIES } from './stories-resource.tsx';
export { TOPICS } from './topics-resource.tsx';
