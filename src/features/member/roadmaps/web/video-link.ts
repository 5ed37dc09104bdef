/** The target of a video link, parsed from its URL. */
export type VideoLink =
  | { kind: 'video'; embed: string; thumbnail: string }
  | { kind: 'playlist'; embed: string }
  | { kind: 'channel' }
  /** On the video host but not playable, or no address. */
  | { kind: 'invalid' }
  /** A direct link to a media file. */
  | { kind: 'file' }
  /** A page on another host. */
  | { kind: 'page' };

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const EMBED = 'https://www.youtube-nocookie.com/embed';
const ID = /^[\w-]{11}$/;
const LIST = /^[\w-]{10,64}$/;
const MEDIA = /\.(mp4|webm|ogv|m4v|mov)$/i;

const hostOf = (url: URL) => url.hostname.replace(/^www\./, '').toLowerCase();

/** Parses a video link. A `list` parameter means a playlist; watch, shorts, live and embed paths mean a video. */
export function parseVideoLink(address: string): VideoLink {
  if (!URL.canParse(address)) return { kind: 'invalid' };
  const url = new URL(address);
  if (!YOUTUBE_HOSTS.has(hostOf(url))) return MEDIA.test(url.pathname) ? { kind: 'file' } : { kind: 'page' };
  const list = url.searchParams.get('list');
  if (list && LIST.test(list)) return { kind: 'playlist', embed: `${EMBED}/videoseries?list=${list}` };
  const id = videoIdOf(url);
  if (id) return { kind: 'video', embed: `${EMBED}/${id}`, thumbnail: `https://i.ytimg.com/vi/${id}/mqdefault.jpg` };
  return /^\/(@|channel\/|c\/|user\/)/.test(url.pathname) ? { kind: 'channel' } : { kind: 'invalid' };
}

function videoIdOf(url: URL): string | null {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const candidate = () => {
    if (hostOf(url) === 'youtu.be') return first;
    return ['shorts', 'live', 'embed', 'v'].includes(first) ? second : (url.searchParams.get('v') ?? '');
  };
  const id = candidate();
  return ID.test(id) ? id : null;
}

/** The platform name of a link; null for an invalid one. */
export function platformName(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const host = hostOf(new URL(address));
  return YOUTUBE_HOSTS.has(host) ? 'YouTube' : host;
}
