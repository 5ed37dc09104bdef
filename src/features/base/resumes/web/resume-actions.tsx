import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { urlOf } from '#platform/browser/api.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useRemoveResume, type ListedResume } from './queries.ts';

/** Download and delete. */
export function ResumeActions({ resume }: { resume: ListedResume }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const remove = useRemoveResume();
  const toast = useToast();
  const { name, is_default: isDefault, uses } = resume.attributes;
  const isUsed = uses.applications.length + uses.scores.length > 0;
  const confirm = () =>
    remove.mutate(
      { params: { id: resume.id } },
      {
        onError: (error) => void toast.show(error.message, { kind: 'warn' }),
        onSettled: () => setIsDeleting(false),
      },
    );
  return (
    <>
      <Menu trigger={<Button variant="bare" small icon={Ellipsis} iconOnly label={m.resumes_menu({ name })} />}>
        <MenuLink icon={Download} href={urlOf('GET /api/resumes/{id}/file', { params: { id: resume.id } })}>
          {m.resumes_download()}
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={Trash} danger onSelect={isUsed ? () => setIsDeleting(true) : confirm}>
          {m.resumes_delete()}
        </MenuItem>
      </Menu>
      {isUsed && (
        <ConfirmDialog
          open={isDeleting}
          onOpenChange={setIsDeleting}
          title={m.resumes_delete_title({ name })}
          action={m.resumes_delete()}
          onConfirm={confirm}
          loading={remove.isPending}
        >
          <Consequences uses={uses} />
          {isDefault && <span className="block">{m.resumes_delete_default()}</span>}
          <span className="block">{m.resumes_delete_unused()}</span>
        </ConfirmDialog>
      )}
    </>
  );
}

const MAX_NAMED = 4;

/** What stays of a version after its removal, in words. */
function Consequences({ uses: { applications, scores } }: Pick<ListedResume['attributes'], 'uses'>) {
  const name = ({ job_title: job, company_name: company }: { job_title: string; company_name: string }) =>
    company ? m.resumes_use_application({ job, company }) : job;
  const names = (items: readonly { job_title: string; company_name: string }[]) =>
    [...items.slice(0, MAX_NAMED).map(name), ...(items.length > MAX_NAMED ? ['…'] : [])].join('; ');
  return (
    <>
      {applications.length > 0 && (
        <span className="block">
          {m.resumes_delete_applications({ count: applications.length })} {names(applications)}.
        </span>
      )}
      {scores.length > 0 && (
        <span className="block">
          {m.resumes_delete_scores({ count: scores.length })} {names(scores)}.
        </span>
      )}
    </>
  );
}
