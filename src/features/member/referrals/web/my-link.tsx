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
  const make = useCreateCode();
  const share = useShare();
  const code = data?.data[0]?.attributes.code;
  if (!code)
    return (
      <div className="stack gap-3">
        {make.error && (
          <Banner kind="bad" live>
            {make.error.message}
          </Banner>
        )}
        <p className="muted">{m.referrals_no_link()}</p>
        <div className="row">
          <Button onClick={() => make.mutate({})} loading={make.isPending}>
            {m.referrals_make_link()}
          </Button>
        </div>
      </div>
    );
  const own = `${path}?rfr=${code}`;
  return (
    <div className="stack gap-3">
      <TextField label={m.referrals_link()} readOnly value={new URL(own, siteOrigin()).href} />
      <div className="row">
        <Button icon={Share} onClick={() => void share({ title, path: own })}>
          {m.referrals_share()}
        </Button>
        <CopyButton text={new URL(own, siteOrigin()).href} variant="quiet">
          {m.referrals_copy()}
        </CopyButton>
      </div>
    </div>
  );
}
