import { useRouteContext } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { CopyButton } from '#platform/ui/copy-button.tsx';

/** How a member's own assistant connects: the address, and the header with a token. */
export function ConnectAssistant() {
  const { brand } = useRouteContext({ from: '__root__' });
  const address = `${siteOrigin()}/mcp`;
  return (
    <details className="stack">
      <summary>{m.accounts_tokens_connect()}</summary>
      <p className="small">{m.accounts_tokens_connect_text({ brand })}</p>
      <dl className="stack gap-2 small">
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
            <code className="break-all">{m.accounts_tokens_header_value()}</code>
          </dd>
        </div>
      </dl>
      <p className="small">
        <a href="/api/docs">{m.accounts_tokens_api()}</a>
      </p>
    </details>
  );
}
