/** Labels and cover seeds of the fields of skills, jobs and courses. */
import { m } from '#platform/messages/messages.js';

const FIELDS: Readonly<Record<string, { name: () => string; cover: string }>> = {
  software: { name: m.skills_field_software, cover: 'software' },
  cloud: { name: m.skills_field_cloud, cover: 'cloud-and-security' },
  data: { name: m.skills_field_data, cover: 'data-and-analytics' },
  design: { name: m.skills_field_design, cover: 'design-research' },
  product: { name: m.skills_field_product, cover: 'product-management' },
  marketing: { name: m.skills_field_marketing, cover: 'growth-marketing' },
  sales: { name: m.skills_field_sales, cover: 'sales-floor' },
  finance: { name: m.skills_field_finance, cover: 'finance' },
  'human-resources': { name: m.skills_field_human_resources, cover: 'human-resources' },
  operations: { name: m.skills_field_operations, cover: 'operations' },
  health: { name: m.skills_field_health, cover: 'nursing' },
  education: { name: m.skills_field_education, cover: 'school-teaching' },
  'customer-support': { name: m.skills_field_customer_support, cover: 'customer-support' },
  'hospitality-retail': { name: m.skills_field_hospitality_retail, cover: 'hospitality' },
  manufacturing: { name: m.skills_field_manufacturing, cover: 'green-energy' },
  legal: { name: m.skills_field_legal, cover: 'law-and-compliance' },
  languages: { name: m.skills_field_languages, cover: 'languages' },
  core: { name: m.skills_field_core, cover: 'any-work' },
};

/** The fields that have a label here. */
export const FIELD_IDS: readonly string[] = Object.keys(FIELDS);

/** The label of a field; unknown imported fields are capitalised. */
export const fieldName = (family: string): string =>
  FIELDS[family]?.name() ?? family.charAt(0).toUpperCase() + family.slice(1).replaceAll('-', ' ');

/** The seed of a field's cover, the same on every page. */
export const fieldCover = (family: string): string => FIELDS[family]?.cover ?? family;
