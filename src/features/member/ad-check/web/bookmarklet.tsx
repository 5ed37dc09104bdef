import { useEffect, useRef } from 'react';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';

/** A link to drag to the bookmarks: pressed on the page of an ad, it opens the check with that page's address. */
export function Bookmarklet() {
  const link = useRef<HTMLAnchorElement>(null);
  // React does not render javascript: addresses.
  useEffect(() => {
    const target = `${window.location.origin}${localizePath('/check')}?url=`;
    link.current?.setAttribute('href', `javascript:location.href='${target}'+encodeURIComponent(location.href)`);
  }, []);
  return (
    <p className="small muted only-wide">
      {m.ad_check_bookmarklet()}{' '}
      <a ref={link} className="btn btn-quiet btn-small" href="/check" onClick={(event) => event.preventDefault()} draggable>
        {m.ad_check_bookmarklet_name()}
      </a>
    </p>
  );
}
