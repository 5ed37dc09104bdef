import type { z } from 'zod';
import { findContests } from '#features/catalogue/campaigns/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { UseCase } from '#platform/http/http.ts';
import { renderSharePicture } from '#platform/io/share-picture.ts';
import type { SharePage } from '../contract.ts';

type PictureLabels = { kicker: () => string; title: () => string; text: () => string };

const PAGES: Record<z.infer<typeof SharePage>, PictureLabels> = {
  'about-us': { kicker: m.pages_about, title: m.pages_about_heading, text: m.pages_about_description },
  'contact-us': { kicker: m.pages_contact, title: m.pages_contact_heading, text: m.pages_contact_description },
  'for-educators': { kicker: m.pages_educators, title: m.pages_educators_heading, text: m.pages_educators_description },
  'for-corporates': { kicker: m.pages_corporates, title: m.pages_corporates_heading, text: m.pages_corporates_description },
  'enterprise-AI': { kicker: m.pages_enterprise, title: m.pages_enterprise_heading, text: m.pages_enterprise_description },
  'funding-options': { kicker: m.pages_funding, title: m.pages_funding_heading, text: m.pages_funding_description },
  scholarship: { kicker: m.pages_scholarship, title: m.pages_scholarship_heading, text: m.pages_scholarship_description },
  'early-adopters-program': { kicker: m.pages_early, title: m.pages_early_heading, text: m.pages_early_description },
  'entrepreneurship-insights-contest': {
    kicker: m.pages_contest,
    title: m.pages_contest_none,
    text: m.pages_contest_none_text,
  },
  'tech-incubator-for-Individuals': {
    kicker: m.incubator_title,
    title: m.incubator_heading,
    text: m.incubator_description,
  },
  'tech-incubator-for-Employers': {
    kicker: m.incubator_title,
    title: m.incubator_employers_heading,
    text: m.incubator_employers_description,
  },
  blog: { kicker: m.blog_title, title: m.blog_heading, text: m.blog_description },
};

/** Renders the preview image of a page. */
export const renderPagePicture: UseCase<'GET /api/pages/{page}/share.png'> = async (ctx, { params: { page } }) => {
  const { kicker, title, text } = PAGES[page];
  const contest = page === 'entrepreneurship-insights-contest' ? (await findContests(ctx)).current : null;
  const [shownTitle, shownText] = contest ? [contest.title, contest.lead] : [title(), text()];
  const labels = { kicker: kicker(), title: shownTitle, text: shownText, chips: [], brand: ctx.config.BRAND_NAME };
  const file = await renderSharePicture({ slug: page, ...labels });
  ctx.request.setHeader('cache-control', 'public, max-age=86400');
  return { file, name: `${page}.png`, type: 'image/png', inline: true };
};
