import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { HOURS, splitTopics, type AnswersSearch } from './answers-search.ts';
import { saveBoardMutation } from './queries.ts';

/** Saves the results to a board, and then links to it. */
export function SaveToBoardButton({ interest, search, empty }: { interest: string; search: AnswersSearch; empty: boolean }) {
  const login = useLogin();
  const toast = useToast();
  const save = useMutation(saveBoardMutation());
  if (empty) return null;
  const path = save.data?.data.attributes.path;
  if (path !== undefined) return <ButtonLink render={<Link {...linkTo(path)} />}>{m.course_finder_open_board()}</ButtonLink>;
  const saveResults = () => {
    const { level = 'beginner', goal = 'curious', hours = HOURS.default, budget = 'any', format = 'any' } = search;
    const json = { level, goal, hours, budget, format, topics: splitTopics(search.topics) };
    const input = { params: { id: interest }, json };
    const afterwards = intent('save', 'POST /api/recommendations/interests/{id}/board', input);
    if (!login.require({ reason: m.course_finder_save_why(), afterwards })) return;
    save.mutate(input, {
      onSuccess: () => toast.show(m.course_finder_saved()),
      onError: (error) => toast.show(error.message, { kind: 'warn' }),
    });
  };
  return (
    <Button icon={FolderPlus} loading={save.isPending} onClick={saveResults}>
      {m.course_finder_save()}
    </Button>
  );
}
