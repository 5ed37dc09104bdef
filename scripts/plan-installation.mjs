// Decides how dependencies are installed, and says in one sentence what keeps a machine from running the product.
// Runs under the system's Node, before anything is installed: no dependencies, no TypeScript.

/** The first versions of Node that run TypeScript as it is, by major version. */
const RUNS_TYPESCRIPT = [
  { major: 22, minor: 18 },
  { major: 23, minor: 6 },
];
/** Where there is no canvas, links are shown with the brand's picture. */
const DISPENSABLE = new Set(['@napi-rs/canvas']);

/**
 * The optional packages that are named in the lock file but not locked in it. Builds for other platforms are optional packages,
 * and a registry that lacks some of them writes a lock file without them.
 */
export function findUnlockedPackages(lockFile) {
  const unlocked = Object.entries(lockFile.packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !foldersAbove(location).some((at) => `${at}node_modules/${name}` in lockFile.packages),
    ),
  );
  return [...new Set(unlocked)].toSorted();
}

/** Where Node looks for a dependency of the package at `location`, the nearest first. */
function foldersAbove(location) {
  const folders = [];
  for (let at = location; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) folders.push(`${at}/`);
  return [...folders, ''];
}

/** The command that installs what the lock file says, or the exact versions of package.json where it does not cover the platform. */
export function planInstallation(lockFile, { platform, arch }) {
  const unlocked = findUnlockedPackages(lockFile);
  if (unlocked.length === 0) return 'npm ci';
  // `npm ci` refuses a lock file with gaps, those of other platforms included.
  const covered = !unlocked.some((name) => name.includes(`${platform}-${arch}`));
  return covered ? 'npm install --no-save' : 'npm install --no-save --no-package-lock';
}

/**
 * What keeps the product from running on this machine, as one sentence; null when nothing does. `nodeVersion` is of the Node
 * that will run it, `unbuildable` names packages without a build for this platform.
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
  const first = RUNS_TYPESCRIPT.find((one) => one.major === major);
  return first ? minor >= first.minor : major > 23;
}

/** The packages that consist of one build for each platform, of which this machine has none. */
export function findPackagesWithoutBuild(lockFile, isInstalled) {
  const { packages } = lockFile;
  return Object.entries(packages).flatMap(([location, { dev, optional, optionalDependencies = {} }]) => {
    const builds = Object.keys(optionalDependencies)
      .flatMap((name) => foldersAbove(location).map((at) => `${at}node_modules/${name}`))
      .filter((at) => packages[at]?.cpu);
    const needed = location !== '' && !dev && !optional && builds.length > 1 && isInstalled(location);
    const name = location.split('node_modules/').at(-1) ?? '';
    return needed && !DISPENSABLE.has(name) && !builds.some(isInstalled) ? [name] : [];
  });
}
