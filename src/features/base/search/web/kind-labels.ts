import { m } from '#platform/messages/messages.js';
import type { Kind } from './queries.ts';

/** The singular and plural labels of each type. */
const KINDS: Record<Kind, { one: () => string; many: () => string }> = {
  job: { one: m.search_one_job, many: m.search_kind_job },
  course: { one: m.search_one_course, many: m.search_kind_course },
  insight: { one: m.search_one_insight, many: m.search_kind_insight },
  skill: { one: m.search_one_skill, many: m.search_kind_skill },
  user: { one: m.search_one_user, many: m.search_kind_user },
  board: { one: m.search_one_board, many: m.search_kind_board },
  company: { one: m.search_one_company, many: m.search_kind_company },
  university: { one: m.search_one_university, many: m.search_kind_university },
  community: { one: m.search_one_community, many: m.search_kind_community },
  question: { one: m.search_one_question, many: m.search_kind_question },
  topic: { one: m.search_one_topic, many: m.search_kind_topic },
  page: { one: m.search_one_page, many: m.search_kind_page },
  article: { one: m.search_one_article, many: m.search_kind_article },
};

export const kindLabel = (kind: Kind): string => KINDS[kind].one();
export const kindLabelPlural = (kind: Kind): string => KINDS[kind].many();
