/** The icon of a sign-in provider: a tile with letters, because the logos of Google and LinkedIn are trademarks, or a picture. */
export function ProviderIcon({ icon }: { icon: string }) {
  return (
    <span className="provider-icon" aria-hidden="true">
      {icon.startsWith('data:') ? <img src={icon} alt="" width={18} height={18} /> : icon}
    </span>
  );
}
