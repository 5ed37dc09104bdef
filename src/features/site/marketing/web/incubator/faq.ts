import { m } from '#platform/messages/messages.js';

/** Frequently asked questions about applying. */
export const FAQ = [
  { title: m.incubator_faq_1, text: m.incubator_faq_1_text },
  { title: m.incubator_faq_2, text: m.incubator_faq_2_text },
  { title: m.incubator_faq_3, text: m.incubator_faq_3_text },
  { title: m.incubator_faq_4, text: m.incubator_faq_4_text },
  { title: m.incubator_faq_5, text: m.incubator_faq_5_text },
  { title: m.incubator_faq_6, text: m.incubator_faq_6_text },
  { title: m.incubator_faq_7, text: m.incubator_faq_7_text },
  { title: m.incubator_faq_8, text: m.incubator_faq_8_text },
];

/** The questions as schema.org structured data. */
export const structuredFaq = () => ({
  '@type': 'FAQPage',
  mainEntity: FAQ.map(({ title, text }) => ({
    '@type': 'Question',
    name: title(),
    acceptedAnswer: { '@type': 'Answer', text: text() },
  })),
});
