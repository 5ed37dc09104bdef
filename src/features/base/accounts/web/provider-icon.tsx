/** A letter tile for a provider, because the providers' logos are trademarks. */
export function ProviderIcon({ provider }: { provider: string }) {
  return (
    <span className="provider-icon" data-provider={provider} aria-hidden="true">
      {provider === 'linkedin' ? 'in' : 'G'}
    </span>
  );
}
