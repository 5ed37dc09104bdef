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
  /** When it was created; null for none. */
  since: string | null;
  withScore?: boolean;
  words: { make: string; field: string; ended: string };
};

/** Creates, shows once, replaces and revokes a secret link of the plan. */
export function SecretLink({ roadmap, kind, since, withScore = false, words }: SecretLinkProps) {
  const make = useCreateLink(roadmap);
  const end = useRevokeLink(roadmap);
  const toast = useToast();
  const [url, setUrl] = useState<string | null>(null);
  const params = { id: roadmap.id, kind };
  const create = () =>
    make.mutate({ params, json: { with_score: withScore } }, { onSuccess: ({ data }) => setUrl(data.attributes.url) });
  const stop = () =>
    end.mutate(
      { params },
      {
        onSuccess: () => {
          setUrl(null);
          toast.show(words.ended);
        },
      },
    );
  const failure = make.error ?? end.error;
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
            label={words.field}
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
      {since && !url && <p className="small">{m.roadmaps_link_since({ date: formatDate(since, 'full') })}</p>}
      <div className="row gap-2">
        <Button variant="quiet" small loading={make.isPending} onClick={create}>
          {since ? m.roadmaps_link_renew() : words.make}
        </Button>
        {since && (
          <Button variant="bare" small danger loading={end.isPending} onClick={stop}>
            {m.roadmaps_link_end()}
          </Button>
        )}
      </div>
    </div>
  );
}
