// Plans the installation of dependencies, and explains what prevents a machine from running the product. Runs on the
// system's Node before anything is installed: no dependencies, no TypeScript.

/** The first versions of Node that run TypeScript without a flag, by major version; later major versions all do. */
const RUNS_TYPESCRIPT = [
  { major: 22, minor: 18 },
  { major: 23, minor: 6 },
];
/** Without canvas, social previews fall back to the default picture. */
const NOT_REQUIRED = new Set(['@napi-rs/canvas']);

/**
 * Optional packages that the lock file names without an entry of their own. Builds for other platforms are optional packages, and a registry
 * that lacks some of them produces a lock file without them.
 */
export function findUnlockedPackages(lockFile) {
  const unlocked = Object.entries(lockFile.packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !foldersAbove(location).some((folder) => `${folder}node_modules/${name}` in lockFile.packages),
    ),
  );
  return [...new Set(unlocked)].toSorted();
}

/** The folders in which Node looks for a dependency of the package at `location`, nearest first. */
function foldersAbove(location) {
  const folders = [];
  for (let at = location; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) folders.push(`${at}/`);
  return [...folders, ''];
}

/**
 * The command that installs the lock file, or the exact versions of package.json where the lock file does not cover the
 * platform.
 */
export function planInstallation(lockFile, { platform, arch }) {
  const unlocked = findUnlockedPackages(lockFile);
  if (unlocked.length === 0) return 'npm ci';
  // `npm ci` rejects a lock file with gaps, also of other platforms.
  const covered = !unlocked.some((name) => name.includes(`${platform}-${arch}`));
  return covered ? 'npm install --no-save' : 'npm install --no-save --no-package-lock';
}

/**
 * Explains in one sentence why the product cannot run on this machine; null if it can. `nodeVersion` is of the Node that will
 * run it, `unbuildable` names packages without a build for this platform.
 */
export function findObstacle({ platform, arch, nodeVersion, unbuildable }) {
  if (!runsTypeScript(nodeVersion))
    return `Node ${nodeVersion} is too old to run Pathlight, and npm has no newer one for ${platform}-${arch}: install Node 24.`;
  if (unbuildable.length > 0)
    return `Pathlight cannot be built on ${platform}-${arch}: the registry has no build of ${unbuildable.join(' and ')} for it.`;
  return null;
}

function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const firstVersion = RUNS_TYPESCRIPT.find((version) => version.major === major);
  return firstVersion ? minor >= firstVersion.minor : major > 23;
}

/** Packages with one build per platform, of which this machine has none. */
export function findPackagesWithoutBuild(lockFile, isInstalled) {
  const { packages } = lockFile;
  return Object.entries(packages).flatMap(([location, { dev, optional, optionalDependencies = {} }]) => {
    const builds = Object.keys(optionalDependencies)
      .flatMap((name) => foldersAbove(location).map((folder) => `${folder}node_modules/${name}`))
      .filter((build) => packages[build]?.cpu);
    const needed = location !== '' && !dev && !optional && builds.length > 1 && isInstalled(location);
    const name = location.split('node_modules/').at(-1) ?? '';
    return needed && !NOT_REQUIRED.has(name) && !builds.some(isInstalled) ? [name] : [];
  });
}
