import { useQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { codeQuery, useCreateCode } from './queries.ts';

/** The member's referral link, created on request. */
export function MyLink({ path, title }: { path: string; title: string }) {
  const { data } = useQuery(codeQuery());
  const createCode = useCreateCode();
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
        <ShareMenu variant="solid" title={title} path={linkPath} />
        <CopyButton text={new URL(linkPath, siteOrigin()).href} variant="quiet">
          {m.referrals_copy()}
        </CopyButton>
      </div>
    </div>
  );
}
