import { m } from '#platform/messages/messages.js';
import type { Remark } from './queries.ts';

type Text = { title: string; text: string };
type Kind = Remark['kind'];

const TITLES: Record<Kind, (remark: { count: number; page: number }) => string> = {
  no_headings: m.resume_reading_no_headings,
  outside_sections: m.resume_reading_outside_sections,
  unknown_heading: m.resume_reading_unknown_heading,
  unread_dates: m.resume_reading_unread_dates,
  undated_role: m.resume_reading_undated_role,
  unnamed_role: m.resume_reading_unnamed_role,
  no_positions: m.resume_reading_no_positions,
  columns: m.resume_reading_columns,
  tables: m.resume_reading_tables,
  text_boxes: m.resume_reading_text_boxes,
  page_without_text: m.resume_reading_page_without_text,
  text_in_pictures: m.resume_reading_text_in_pictures,
  symbols: m.resume_reading_symbols,
  too_long: m.resume_reading_too_long,
  too_short: m.resume_reading_too_short,
  contact_in_margins: m.resume_reading_contact_in_margins,
  no_contact: m.resume_reading_no_contact,
  photograph: m.resume_reading_photograph,
  relative: m.resume_reading_relative,
  marital_status: m.resume_reading_marital_status,
  birth_date: m.resume_reading_birth_date,
  religion: m.resume_reading_religion,
  postal_address: m.resume_reading_postal_address,
  aadhaar: m.resume_reading_aadhaar,
  pan: m.resume_reading_pan,
};

const ADVICE: Record<Kind, () => string> = {
  no_headings: m.resume_reading_no_headings_text,
  outside_sections: m.resume_reading_outside_sections_text,
  unknown_heading: m.resume_reading_unknown_heading_text,
  unread_dates: m.resume_reading_unread_dates_text,
  undated_role: m.resume_reading_undated_role_text,
  unnamed_role: m.resume_reading_unnamed_role_text,
  no_positions: m.resume_reading_no_positions_text,
  columns: m.resume_reading_columns_text,
  tables: m.resume_reading_tables_text,
  text_boxes: m.resume_reading_text_boxes_text,
  page_without_text: m.resume_reading_page_without_text_text,
  text_in_pictures: m.resume_reading_text_in_pictures_text,
  symbols: m.resume_reading_symbols_text,
  too_long: m.resume_reading_too_long_text,
  too_short: m.resume_reading_too_short_text,
  contact_in_margins: m.resume_reading_contact_in_margins_text,
  no_contact: m.resume_reading_no_contact_text,
  photograph: m.resume_reading_photograph_text,
  relative: m.resume_reading_relative_text,
  marital_status: m.resume_reading_marital_status_text,
  birth_date: m.resume_reading_birth_date_text,
  religion: m.resume_reading_religion_text,
  postal_address: m.resume_reading_postal_address_text,
  aadhaar: m.resume_reading_aadhaar_text,
  pan: m.resume_reading_pan_text,
};

/** What a remark says: what is there, why it matters and what to do. */
export const remarkText = ({ kind, count, page }: Remark): Text => ({
  title: TITLES[kind]({ count, page: page ?? 1 }),
  text: ADVICE[kind](),
});
