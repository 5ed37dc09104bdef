/** A plain letter tile for a provider; their own marks are theirs. */
export function ProviderIcon({ provider }: { provider: string }) {
  return (
    <span className="provider-sign" data-provider={provider} aria-hidden="true">
      {provider === 'linkedin' ? 'in' : 'G'}
    </span>
  );
}
