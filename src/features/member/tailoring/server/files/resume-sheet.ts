/** How a clean résumé looks: `classic` is centred and black, `modern` is aligned to the left with blue headings. */
export type Design = 'classic' | 'modern';

/** A role, a course of study or a project. */
export type SheetEntry = { title: string; organisation: string; dates: string; place: string; bullets: string[] };

export type SheetSection = {
  id: 'summary' | 'experience' | 'education' | 'skills' | 'certificates' | 'languages';
  heading: string;
  entries: SheetEntry[];
  /** Paragraphs without an entry. */
  lines: string[];
};

/** The texts of a clean résumé in one language, in the order of the page; it can be sent to a worker. */
export type ResumeSheet = {
  languageTag: string;
  name: string;
  headline: string;
  /** E-mail address and place. */
  contact: string;
  links: { label: string; url: string }[];
  sections: SheetSection[];
};
