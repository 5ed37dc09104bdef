import { insightsAboutQuery } from '#features/catalogue/insights/web/index.ts';

const MAX_ENTRIES = 6;
const MAX_EXAMPLES = 3;

/** The newest insights with the contest's hashtag. */
export const entriesQuery = (hashtag: string) => insightsAboutQuery({ hashtag }, MAX_ENTRIES);
/** What is shown while there are no entries. */
export const examplesQuery = () => insightsAboutQuery({ category: 'entrepreneurship' }, MAX_EXAMPLES);
