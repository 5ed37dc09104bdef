import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  findObstacle,
  findPackagesWithoutBuild,
  findUnlockedPackages,
  planInstallation,
  type LockFile,
} from '../../scripts/plan-installation.mjs';
import { listInstallScripts, listLicences } from '../../scripts/package-licences.ts';

const lockFile = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as LockFile;
const APPLE_SILICON = { platform: 'darwin', arch: 'arm64' };
const PLATFORMS = [
  { platform: 'linux', arch: 'x64' },
  { platform: 'linux', arch: 'arm64' },
  { platform: 'darwin', arch: 'x64' },
  APPLE_SILICON,
];

/** The lock file that a registry without the packages of a platform would produce. */
function withoutBuildsFor(platform: string): LockFile {
  const packages = Object.entries(lockFile.packages).filter(([location]) => !location.includes(platform));
  return { packages: Object.fromEntries(packages) };
}

describe('the lock file', () => {
  test('covers every platform, with checksums', () => {
    expect(findUnlockedPackages(lockFile)).toEqual([]);
    const unchecked = Object.entries(lockFile.packages).filter(
      ([location, { integrity, inBundle }]) => location && !integrity && !inBundle,
    );
    expect(unchecked).toEqual([]);
  });

  test('names no registry', () => {
    expect(Object.values(lockFile.packages).filter(({ resolved }) => resolved)).toEqual([]);
  });

  test('reveals missing packages', () => {
    expect(findUnlockedPackages(withoutBuildsFor('darwin-arm64'))).toContain('@tailwindcss/oxide-darwin-arm64');
  });
});

describe('packages', () => {
  test('have a licence from the list of those that may be used', () => {
    expect(listLicences(lockFile).filter(({ allowed }) => !allowed)).toEqual([]);
  });

  test('with any other licence are found, also as one of several that all count', () => {
    const planted = {
      packages: {
        'node_modules/a': { license: 'GPL-3.0-only' },
        'node_modules/b': { license: '(MIT OR GPL-3.0-or-later)' },
        'node_modules/c': { license: '(MIT AND SSPL-1.0)' },
        'node_modules/a/node_modules/d': {},
      },
    };
    const refused = listLicences(planted).filter(({ allowed }) => !allowed);
    expect(refused.map(({ name }) => name)).toEqual(['a', 'c', 'd']);
  });

  test('run a script when they are installed only where package.json allows it by name', () => {
    const { allowScripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
    expect(listInstallScripts(lockFile).toSorted()).toEqual(Object.keys(allowScripts).toSorted());
    const planted = { packages: { 'node_modules/a': { hasInstallScript: true } } };
    expect(listInstallScripts(planted)).toEqual(['a']);
  });
});

describe('how dependencies are installed', () => {
  test.each(PLATFORMS)('from the lock file on $platform-$arch', (machine) => {
    expect(planInstallation(lockFile, machine)).toBe('npm ci');
  });

  test('from the lock file, but not with `npm ci`, if it lacks packages of other platforms', () => {
    expect(planInstallation(withoutBuildsFor('darwin-arm64'), { platform: 'linux', arch: 'x64' })).toBe('npm install --no-save');
  });

  test('with the exact versions of package.json if the lock file does not cover the platform', () => {
    expect(planInstallation(withoutBuildsFor('darwin-arm64'), APPLE_SILICON)).toBe('npm install --no-save --no-package-lock');
    const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
    const versions = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.values(manifest[kind] ?? {}),
    );
    expect(versions.filter((version) => !/^(npm:[a-z]+@)?\d+\.\d+\.\d+(-[a-z\d.]+)?$/.test(version))).toEqual([]);
  });
});

describe('an obstacle on this machine', () => {
  const machine = { ...APPLE_SILICON, nodeVersion: '24.0.0', unbuildable: [] };

  test('is not reported where the product can run', () => {
    for (const nodeVersion of ['22.18.0', '23.6.0', '24.0.0', '26.1.0'])
      expect(findObstacle({ ...machine, nodeVersion })).toBeNull();
  });

  test('is explained in one sentence if Node does not run TypeScript', () => {
    for (const nodeVersion of ['20.20.2', '22.17.1', '23.5.0'])
      expect(findObstacle({ ...machine, nodeVersion })).toBe(
        `Node ${nodeVersion} is too old to run Pathlight, and npm has no newer one for darwin-arm64: install Node 24.`,
      );
  });

  test('is explained in one sentence if a package has no build for the platform', () => {
    const missing = (platform: string) =>
      findPackagesWithoutBuild(lockFile, (location) => location in lockFile.packages && !location.includes(platform));
    expect(missing('no-platform')).toEqual([]);
    const unbuildable = findPackagesWithoutBuild(
      lockFile,
      (location) => !/\/(binding|oxide)-/.test(location) && location in lockFile.packages,
    );
    expect(findObstacle({ ...machine, unbuildable })).toBe(
      'Pathlight cannot be built on darwin-arm64: the registry has no build of @tailwindcss/oxide and rolldown for it.',
    );
  });
});
