import { useQuery } from '@tanstack/react-query';
import { communitiesQuery } from '#features/catalogue/communities/web/index.ts';
import { InterestsDialog } from './interests-dialog.tsx';

/** Shows the interests dialog as soon as its subjects are loaded. */
export function InterestsQuestion({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(communitiesQuery());
  if (!data || data.data.length === 0) return null;
  return <InterestsDialog onClose={onClose} />;
}
