const ADDRESS = /^(?:https?:\/\/(?<host>[^\s/?#]+)\S*|(?<bare>(?:www\.)?[\w-]+(?:\.[\w-]+)+)\/\S+)$/i;

/** The host of a text that is nothing but an address; null for anything else. */
export function findAddressHost(text: string): string | null {
  const { host, bare } = ADDRESS.exec(text.trim())?.groups ?? {};
  return (host ?? bare ?? null)?.replace(/^www\./i, '') ?? null;
}
