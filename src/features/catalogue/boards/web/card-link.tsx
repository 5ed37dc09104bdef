import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';

export const isInternal = (url: string): boolean => url.startsWith('/');

/** The link of a card: internal ones use the router, external ones open in a new tab without a referrer. */
export function cardLink(url: string): { render: ReactElement } | { href: string; target: string; rel: string } | object {
  if (url === '') return {};
  if (isInternal(url)) return { render: <Link to={url} /> };
  return { href: url, target: '_blank', rel: 'nofollow ugc noopener noreferrer' };
}
