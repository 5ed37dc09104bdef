import { useQuery } from '@tanstack/react-query';
import { InterestsDialog } from './interests-dialog.tsx';
import { interestsQuery } from './queries.ts';

/** Shows the interests dialog as soon as its options are loaded. */
export function InterestsQuestion({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(interestsQuery());
  if (!data || data.data.length === 0) return null;
  return <InterestsDialog onClose={onClose} />;
}
