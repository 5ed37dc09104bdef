/** The site's own pages as search finds them: by title, by what they are for, and by what people type who look for them. */
import { createHash } from 'node:crypto';
import { enqueueForSearch, loadPagePhrases, type SearchSource } from '#features/base/search/server/index.ts';
import { loadIfChanged } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { calendarDay } from '#platform/runtime/calendar-day.ts';

type Message = (inputs: Record<string, never>, options: { locale: Language }) => string;
type Texts = readonly [title: Message, text: Message];

/** By path, the page's title and one sentence about it. */
export const PAGES: Readonly<Record<string, Texts>> = {
  '/about-us': [m.pages_about, m.pages_about_description],
  '/applications': [m.tracker_title, m.tracker_lead],
  '/blog': [m.blog_title, m.blog_description],
  '/boards': [m.boards_mine, m.boards_mine_text],
  '/boards/create': [m.boards_new, m.boards_mine_text],
  '/campaigns/entrepreneurship-insights-contest': [m.pages_contest, m.search_page_contest],
  '/cancellation-policy': [m.marketing_refunds, m.marketing_refunds_description],
  '/check': [m.ad_check_title, m.ad_check_lead],
  '/communities': [m.communities_title, m.communities_description],
  '/communities/suggestions': [m.communities_suggestions_title, m.communities_suggestions_lead],
  '/companies': [m.companies_title, m.companies_description],
  '/compare-courses': [m.programs_compare_title, m.programs_compare_description],
  '/contact-us': [m.pages_contact, m.pages_contact_description],
  '/courses': [m.programs_title, m.programs_description],
  '/early-adopters-program': [m.pages_early, m.pages_early_description],
  '/explore': [m.shell_explore_title, m.shell_explore_description],
  '/for-corporates': [m.pages_corporates, m.pages_corporates_description],
  '/for-corporates/enterprise-AI': [m.pages_enterprise, m.pages_enterprise_description],
  '/for-educators': [m.pages_educators, m.pages_educators_description],
  '/forum': [m.forum_title, m.forum_description],
  '/forum/ask': [m.forum_ask_title, m.forum_ask_lead],
  '/funding-options': [m.pages_funding, m.pages_funding_description],
  '/funding-options/scholarship': [m.pages_scholarship, m.pages_scholarship_description],
  '/hiring': [m.hiring_title, m.hiring_lead],
  '/hiring/jobs/new': [m.hiring_new_job, m.hiring_lead],
  '/how-the-score-works': [m.fitment_formula_title, m.fitment_formula_description],
  '/insights': [m.insights_title, m.insights_description],
  '/insights/browse': [m.insights_browse_title, m.insights_browse_description],
  '/insights/create': [m.insights_create_title, m.insights_description],
  '/insights/mine': [m.insights_mine, m.insights_mine_lead],
  '/jobs-apprenticeships': [m.shell_jobs, m.search_page_jobs],
  '/learning-packs': [m.boards_title, m.boards_description],
  '/notifications': [m.notifications_title, m.notifications_lead],
  '/personalize-recommendation': [m.course_finder_title, m.course_finder_description],
  '/plans': [m.roadmaps_plans, m.roadmaps_description],
  '/privacy-policy': [m.marketing_privacy, m.marketing_privacy_description],
  '/purchases': [m.payments_list_title, m.payments_list_description],
  '/referral': [m.referrals_title, m.referrals_lead],
  '/resumes': [m.resumes_title, m.resumes_lead],
  '/saved-searches': [m.saved_searches_title, m.saved_searches_lead],
  '/settings': [m.accounts_settings_title, m.accounts_settings_description],
  '/settings/activity': [m.analytics_mine, m.analytics_mine_lead],
  '/settings/decisions': [m.moderation_decisions_title, m.moderation_decisions_lead],
  '/settings/notifications': [m.notifications_preferences, m.notifications_preferences_lead],
  '/sign-in': [m.search_page_sign_in, m.accounts_login_text],
  '/skills': [m.skill_pages_title, m.skill_pages_description],
  '/tailor': [m.tailoring_clean_title, m.tailoring_clean_text],
  '/tech-incubator-for-Employers': [m.shell_incubator_employers, m.incubator_employers_description],
  '/tech-incubator-for-Individuals': [m.incubator_title, m.incubator_description],
  '/terms-and-conditions': [m.marketing_terms, m.marketing_terms_description],
  '/universities': [m.universities_title, m.universities_description],
  '/you': [m.overview_you, m.overview_you_description],
};

const POPULARITY = 0.5;

const inLanguage = ([title, text]: Texts, locale: Language) => ({ title: title({}, { locale }), text: text({}, { locale }) });

/** Pages by path, for the search index. */
export const findPagesToSearch: SearchSource = async (ctx, paths) => {
  const phrases = await loadPagePhrases(ctx);
  return new Map(
    paths.flatMap((to) => {
      const texts = PAGES[to];
      if (!texts) return [];
      const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
      const entry = {
        path: to,
        ...inLanguage(texts, DEFAULT_LANGUAGE),
        meta: [],
        translations: Object.fromEntries(others.map((language) => [language, inLanguage(texts, language)])),
        phrases: phrases[to] ?? [],
        cover: to,
        popularity: POPULARITY,
      };
      return [[to, entry] as const];
    }),
  );
};

/** Queues the pages for the search index if any of their texts changed since they were last queued. */
export async function enqueuePagesForSearch(ctx: Context): Promise<void> {
  const paths = Object.keys(PAGES);
  const entries = await findPagesToSearch(ctx, paths);
  const hash = createHash('sha256')
    .update(JSON.stringify([...entries]))
    .digest('hex');
  await loadIfChanged(
    ctx,
    { name: 'pages-for-search', kind: 'reference', texts: [hash], today: calendarDay(ctx.clock.now()) },
    (trx) => enqueueForSearch(trx, 'page', paths),
  );
}
