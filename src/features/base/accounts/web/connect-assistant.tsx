import { useRouteContext } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';

/** As programs are told it, in every language. */
const HEADER = 'Authorization: Bearer pathlight_…';

/** How a member's own assistant connects: the address, and the header with a token. */
export function ConnectAssistant() {
  const { brand } = useRouteContext({ from: '__root__' });
  const address = `${siteOrigin()}/mcp`;
  return (
    <details>
      <summary>{m.accounts_tokens_connect()}</summary>
      <div className="stack gap-3 small">
        <p>{m.accounts_tokens_connect_text({ brand })}</p>
        <dl className="stack gap-2">
          <div>
            <dt className="muted">{m.accounts_tokens_address()}</dt>
            <dd className="row">
              <code className="break-all">{address}</code>
              <CopyButton text={address} small />
            </dd>
          </div>
          <div>
            <dt className="muted">{m.accounts_tokens_header()}</dt>
            <dd>
              <code className="break-all">{HEADER}</code>
            </dd>
          </div>
        </dl>
        <p>
          <TextLink href="/api/docs">{m.accounts_tokens_api()}</TextLink>
        </p>
      </div>
    </details>
  );
}
