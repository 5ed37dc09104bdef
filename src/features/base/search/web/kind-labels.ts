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
  article: { one: m.search_one_article, many: m.search_kind_article },
};

export const kindLabel = (kind: Kind): string => KINDS[kind].one();
export const kindLabelPlural = (kind: Kind): string => KINDS[kind].many();

const FACETS: Record<string, () => string> = {
  level: m.search_facet_level,
  cost: m.search_facet_cost,
  program_type: m.search_facet_program_type,
  country: m.search_facet_country,
  category: m.search_facet_category,
  type: m.search_facet_type,
  work_mode: m.search_facet_work_mode,
  role_type: m.search_facet_role_type,
};
const VALUES: Record<string, () => string> = {
  beginner: m.search_value_beginner,
  intermediate: m.search_value_intermediate,
  advanced: m.search_value_advanced,
  free: m.search_value_free,
  'free-audit': m.search_value_free_audit,
  paid: m.search_value_paid,
  course: m.search_value_course,
  specialisation: m.search_value_specialisation,
  certificate: m.search_value_certificate,
  bootcamp: m.search_value_bootcamp,
  diploma: m.search_value_diploma,
  bachelor: m.search_value_bachelor,
  master: m.search_value_master,
  doctorate: m.search_value_doctorate,
  fellowship: m.search_value_fellowship,
  learning_pack: m.search_value_learning_pack,
  board: m.search_value_board,
};

export const facetLabel = (name: string): string => FACETS[name]?.() ?? name;
/** Places and subjects are their own labels. */
export const facetValueLabel = (value: string): string => VALUES[value]?.() ?? value;
