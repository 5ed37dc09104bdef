type LockedPackage = {
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockedPackage> };
type Platform = { platform: string; arch: string };

export function findUnlockedPackages(lockFile: LockFile): string[];
export function planInstallation(lockFile: LockFile, machine: Platform): string;
export function findObstacle(machine: Platform & { nodeVersion: string; unbuildable: readonly string[] }): string | null;
export function findPackagesWithoutBuild(lockFile: LockFile, isInstalled: (location: string) => boolean): string[];
