import parseRobots from 'robots-parser';

/** What a site's robots.txt says about an address; `unknown` when the file could not be had. */
export type RobotsVerdict = 'allowed' | 'forbidden' | 'unknown';

/** The file's text, `absent` when the site has none (any 4xx), or `unreachable`. */
export type RobotsFile = { text: string } | 'absent' | 'unreachable';

export type Robots = { check: (url: URL) => Promise<RobotsVerdict> };

/** RFC 9309, 2.4 allows a day. */
const MAX_AGE_MS = 60 * 60_000;
const MAX_AGE_UNREACHABLE_MS = 60_000;
const MAX_SITES = 500;
/** RFC 9309, 2.5: at least 500 KiB must be parsed. */
export const MAX_ROBOTS_BYTES = 512 * 1024;

/** Comparing rules takes time in proportion to the file times the path; this much takes about a tenth of a second. */
const MAX_COMPARISONS = 50_000_000;

type Rules = { parsed: ReturnType<typeof parseRobots>; length: number };
type Entry = { until: number; rules: Promise<Rules | 'absent' | 'unreachable'> };

/**
 * Checks addresses against the robots.txt of their sites (RFC 9309) for the product token of our user agent, and remembers the
 * files of 500 sites for an hour. `load` fetches one file and never throws.
 */
export function createRobots(options: {
  token: string;
  load: (address: string) => Promise<RobotsFile>;
  now: () => number;
}): Robots {
  const sites = new Map<string, Entry>();

  function loadSite(origin: string): Entry['rules'] {
    const known = sites.get(origin);
    if (known && known.until > options.now()) return known.rules;
    const address = `${origin}/robots.txt`;
    const entry: Entry = {
      until: options.now() + MAX_AGE_MS,
      rules: options.load(address).then((file) => {
        if (file === 'unreachable') entry.until = options.now() + MAX_AGE_UNREACHABLE_MS;
        return typeof file === 'string' ? file : { parsed: parseRobots(address, file.text), length: file.text.length };
      }),
    };
    sites.delete(origin);
    sites.set(origin, entry);
    const [oldest] = sites.keys();
    if (sites.size > MAX_SITES && oldest !== undefined) sites.delete(oldest);
    return entry.rules;
  }

  return {
    check: async (url) => {
      const site = await loadSite(url.origin);
      if (site === 'absent') return 'allowed';
      if (site === 'unreachable' || site.length * url.href.length > MAX_COMPARISONS) return 'unknown';
      return site.parsed.isAllowed(url.href, options.token) === false ? 'forbidden' : 'allowed';
    },
  };
}
