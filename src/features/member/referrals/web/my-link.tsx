import { useQuery } from '@tanstack/react-query';
import Share from 'lucide-react/icons/share-2';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { useShare } from '#platform/ui/hooks/use-share.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { codeQuery, useCreateCode } from './queries.ts';

/** The member's referral link, created on request. */
export function MyLink({ path, title }: { path: string; title: string }) {
  const { data } = useQuery(codeQuery());
  const createCode = useCreateCode();
  const share = useShare();
  const code = data?.data[0]?.attributes.code;
  if (!code)
    return (
      <div className="stack gap-3">
        {createCode.error && (
          <Banner kind="bad" live>
            {createCode.error.message}
          </Banner>
        )}
        <p className="muted">{m.referrals_no_link()}</p>
        <div className="row">
          <Button onClick={() => createCode.mutate({})} loading={createCode.isPending}>
            {m.referrals_make_link()}
          </Button>
        </div>
      </div>
    );
  const linkPath = `${path}?rfr=${code}`;
  return (
    <div className="stack gap-3">
      <TextField label={m.referrals_link()} readOnly value={new URL(linkPath, siteOrigin()).href} />
      <div className="row">
        <Button icon={Share} onClick={() => void share({ title, path: linkPath })}>
          {m.referrals_share()}
        </Button>
        <CopyButton text={new URL(linkPath, siteOrigin()).href} variant="quiet">
          {m.referrals_copy()}
        </CopyButton>
      </div>
    </div>
  );
}
