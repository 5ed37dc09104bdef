import { m } from '#platform/messages/messages.js';

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
  '10th': m.search_value_10th,
  '12th': m.search_value_12th,
  iti: m.search_value_iti,
  graduate: m.search_value_graduate,
  postgraduate: m.search_value_postgraduate,
  Remote: m.search_value_remote,
  Hybrid: m.search_value_hybrid,
  'On-site': m.search_value_on_site,
  'Full-time': m.search_value_full_time,
  'Part-time': m.search_value_part_time,
  Contract: m.search_value_contract,
  Internship: m.search_value_internship,
  Apprenticeship: m.search_value_apprenticeship,
};

export const facetLabel = (name: string): string => FACETS[name]?.() ?? name;
/** Places and subjects are their own labels. */
export const facetValueLabel = (value: string): string => VALUES[value]?.() ?? value;
