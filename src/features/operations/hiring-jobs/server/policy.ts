/** What can be done with a job, whoever does it. */
export type JobState = {
  draft: 'draft' | 'held' | 'declined' | 'published';
  /** What visitors see; null before it was published. */
  status: 'open' | 'closed' | 'expired' | null;
  /** Where the live job comes from. */
  source: string | null;
};

const EMPLOYER = 'employer';
/** Imports write these jobs again, and would undo what is closed here. */
const isFromFeed = ({ source }: JobState): boolean => source !== null && source !== EMPLOYER && source !== 'catalogue';

export const jobPolicy = {
  imported: ({ source }: JobState): boolean => source !== null && source !== EMPLOYER,
  edit: (state: JobState): boolean => !jobPolicy.imported(state),
  close: (state: JobState): boolean => !isFromFeed(state) && (state.status === 'open' || state.status === 'expired'),
  reopen: (state: JobState): boolean => !isFromFeed(state) && state.status === 'closed',
  remove: ({ status }: JobState): boolean => status === null,
};
