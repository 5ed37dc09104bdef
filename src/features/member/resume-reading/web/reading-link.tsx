import { Link } from '@tanstack/react-router';
import type { ListedResume } from '#features/base/resumes/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { TextLink } from '#platform/ui/text-link.tsx';

/** Leads from a version in a list to what our reader sees in it. */
export const ReadingLink = ({ resume: { id, attributes } }: { resume: ListedResume }) => (
  <TextLink
    className="small"
    aria-label={m.resume_reading_link_named({ name: attributes.name })}
    render={<Link to="/resumes/$id" params={{ id }} />}
  >
    {m.resume_reading_link()}
  </TextLink>
);
