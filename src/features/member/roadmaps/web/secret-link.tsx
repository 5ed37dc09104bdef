import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDate } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useRevokeLink, useCreateLink, type Roadmap } from './queries.ts';

type SecretLinkProps = {
  roadmap: Roadmap;
  kind: 'calendar' | 'share';
  /** When the current link was created; null without one. */
  createdAt: string | null;
  withScore?: boolean;
  labels: { create: string; field: string; revoked: string };
};

/** Creates, shows once, replaces and revokes a secret link of the plan. */
export function SecretLink({ roadmap, kind, createdAt, withScore = false, labels }: SecretLinkProps) {
  const createLink = useCreateLink(roadmap);
  const revokeLink = useRevokeLink(roadmap);
  const toast = useToast();
  const [url, setUrl] = useState<string | null>(null);
  const params = { id: roadmap.id, kind };
  const create = () =>
    createLink.mutate({ params, json: { with_score: withScore } }, { onSuccess: ({ data }) => setUrl(data.attributes.url) });
  const revoke = () =>
    revokeLink.mutate(
      { params },
      {
        onSuccess: () => {
          setUrl(null);
          toast.show(labels.revoked);
        },
      },
    );
  const failure = createLink.error ?? revokeLink.error;
  return (
    <div className="stack gap-2.5">
      {failure && (
        <Banner kind="bad" live>
          {failure.message}
        </Banner>
      )}
      {url && (
        <>
          <TextField
            label={labels.field}
            value={url}
            readOnly
            hint={m.roadmaps_link_once()}
            onFocus={(event) => event.target.select()}
          />
          <div className="row">
            <CopyButton text={url} variant="quiet" small />
          </div>
        </>
      )}
      {createdAt && !url && <p className="small">{m.roadmaps_link_since({ date: formatDate(createdAt, 'full') })}</p>}
      <div className="row gap-2">
        <Button variant="quiet" small loading={createLink.isPending} onClick={create}>
          {createdAt ? m.roadmaps_link_renew() : labels.create}
        </Button>
        {createdAt && (
          <Button variant="bare" small danger loading={revokeLink.isPending} onClick={revoke}>
            {m.roadmaps_link_end()}
          </Button>
        )}
      </div>
    </div>
  );
}
