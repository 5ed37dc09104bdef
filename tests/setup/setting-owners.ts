/** Which folder owns which setting, and which settings a source file names. */
import fs from 'node:fs';
import { settings } from '#app/wiring/settings.ts';
import { ownerOf, sources } from './table-owners.ts';

const NAME = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g;
/** The application composes all features and may read every setting. */
const APP = /^src\/(app|sandbox)\//;
const COMMENTS = /\/\*[^]*?\*\/|\/\/.*$/gm;

export const settingNames = (): string[] => settings.flatMap(({ shape }) => Object.keys(shape));

/** The known settings that a source names outside comments. */
export const settingsNamedIn = (source: string, known: ReadonlySet<string>): string[] => [
  ...new Set((source.replaceAll(COMMENTS, '').match(NAME) ?? []).filter((name) => known.has(name))),
];

/** The owners of the settings: the folder of the `settings.ts` that declares them. */
export function settingOwners(): Map<string, string> {
  const known = new Set(settingNames());
  const declared = sources().filter((file) => file.endsWith('/settings.ts') && !file.startsWith('src/app/wiring/'));
  return new Map(
    declared.flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].flatMap(([, name = '']) =>
        known.has(name) ? [[name, ownerOf(file)] as const] : [],
      ),
    ),
  );
}

/** The settings of other features that a feature's file names. The platform's settings are everyone's. */
export function foreignSettings(file: string, source: string, owners: ReadonlyMap<string, string>): string[] {
  if (APP.test(file)) return [];
  return settingsNamedIn(source, new Set(owners.keys())).filter((name) => {
    const owner = owners.get(name);
    return owner !== ownerOf(file) && !owner?.startsWith('src/platform/');
  });
}
