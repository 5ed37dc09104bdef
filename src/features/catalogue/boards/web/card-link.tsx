import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';

export const isInternal = (url: string): boolean => url.startsWith('/');

/** The link of a card: the router's for pages of this site; other sites open beside, and get nothing from us. */
export function cardLink(url: string): { render: ReactElement } | { href: string; target: string; rel: string } | object {
  if (url === '') return {};
  if (isInternal(url)) return { render: <Link to={url} /> };
  return { href: url, target: '_blank', rel: 'nofollow ugc noopener noreferrer' };
}
