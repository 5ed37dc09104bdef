/** What is there from the first paint and has its script loaded later. */
import { lazyRouteComponent } from '@tanstack/react-router';
import {
  Fragment,
  lazy,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { ASLEEP, replayWithin } from './early-input.ts';
import { isTouched, whenTouched } from './first-touch.ts';

/** Loads that a render on the server has to wait for. */
const loading = new Set<Promise<unknown>>();

/** Resolves when all parts that were declared so far can be rendered. To be awaited before a page is rendered on the server. */
export async function partsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading);
}

type When =
  /** When somebody first touches the page. */
  | 'touched'
  /** As soon as it is shown: for what only some readers see. */
  | 'shown';

/**
 * A component that the server renders whole, and whose script the browser loads later; until then it stands there as the server
 * wrote it. Links in it work meanwhile, and what is pressed, typed or sent in it is done again once it is awake. What cannot be
 * loaded stays as it was written.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: When = 'touched',
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let begun: Promise<ComponentType<Props>> | undefined;
  const begin = () => (begun ??= load().then((part) => (loaded = part)));
  if (import.meta.env.SSR) {
    const wait = begin();
    loading.add(wait);
    void wait.finally(() => loading.delete(wait));
  } else if (when === 'touched') {
    // Before it is drawn: a page that somebody goes to from another shows all of itself at once.
    void whenTouched()
      .then(begin)
      .catch(() => {});
  }
  const Awaited = lazy(async () => {
    if (when === 'touched') await whenTouched();
    return { default: await begin().catch(forEver) };
  }) as unknown as ComponentType<Props>;
  return memo(function Later(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    return <Sleeper>{<Part {...props} />}</Sleeper>;
  }) as unknown as ComponentType<Props>;
}

/**
 * The same for the component of a page, which the router asks to be loaded: the page that was opened sleeps until it is touched,
 * one that somebody goes to is loaded before it is shown. The build (`scripts/light-pages.ts`) puts it
 * where the router's own would stand.
 *
 * @public
 */
export function laterPage(
  load: () => Promise<{ component: ComponentType }>,
): ComponentType & { preload: () => Promise<void> | undefined } {
  const Page = lazyRouteComponent(load, 'component') as unknown as ComponentType & { preload?: () => Promise<void> };
  const page = <Page />;
  const Asleep = () => <Sleeper>{import.meta.env.SSR ? page : <Touched>{page}</Touched>}</Sleeper>;
  return Object.assign(Asleep, { preload: () => (import.meta.env.SSR || isTouched() ? Page.preload?.() : undefined) });
}

function Touched({ children }: { children: ReactNode }) {
  if (!isTouched()) use(whenTouched());
  return children;
}

const forEver = () => new Promise<never>(() => {});
const never = () => () => {};

/** The ground of what sleeps. React leaves alone what the server wrote for as long as nothing above it changes: so nothing does. */
function Sleeper({ children }: { children: ReactNode }) {
  const ground = useRef<HTMLDivElement>(null);
  const [awake, setAwake] = useState(false);
  const written = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // What was not written by the server must not be missing for a moment: whoever goes to it waits for it.
  const [Edge] = useState(() => (written ? Suspense : Fragment));
  const now = (
    <Edge>
      <Awake ground={ground} onAwake={setAwake}>
        {children}
      </Awake>
    </Edge>
  );
  const [first] = useState(now);
  return (
    <div ref={ground} className="later" {...{ [ASLEEP]: '' }}>
      {awake ? now : first}
    </div>
  );
}

type AwakeProps = { ground: RefObject<HTMLElement | null>; onAwake: (awake: true) => void; children: ReactNode };

/** Tells the ground it stands on that it answers now. */
function Awake({ ground, onAwake, children }: AwakeProps) {
  useEffect(() => {
    onAwake(true);
    if (ground.current) replayWithin(ground.current);
  }, [ground, onAwake]);
  return children;
}
