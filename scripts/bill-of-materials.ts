/**
 * Prints the bill of materials of what runs, in the format of CycloneDX: `npm run report -- bill-of-materials [FOLDER]`. With a
 * folder it has only the packages that are in it.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

type Bill = {
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const [folder] = process.argv.slice(2);

const bill = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--omit=optional'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
) as Bill;
console.log(JSON.stringify(folder === undefined ? bill : keepInstalled(bill, folder), null, 2));

function keepInstalled({ components, dependencies, ...rest }: Bill, root: string): Bill {
  const installed = listInstalled(path.join(root, 'node_modules'));
  const kept = components.filter(({ name, version }) => installed.has(`${name}@${version}`));
  const removed = new Set(components.filter((one) => !kept.includes(one)).map((one) => one['bom-ref']));
  return {
    ...rest,
    components: kept,
    dependencies: dependencies.flatMap(({ ref, dependsOn }) =>
      removed.has(ref) ? [] : [{ ref, dependsOn: dependsOn.filter((one) => !removed.has(one)) }],
    ),
  };
}

/** Names with versions of all packages in a `node_modules`, at any depth. */
function listInstalled(modules: string): Set<string> {
  const files = fs.readdirSync(modules, { recursive: true, encoding: 'utf8' });
  const manifests = files.filter((file) => /(^|node_modules\/)(@[^/]+\/)?[^/@]+\/package\.json$/.test(file));
  return new Set(
    manifests.map((file) => {
      const { name, version } = JSON.parse(fs.readFileSync(path.join(modules, file), 'utf8')) as Record<string, string>;
      return `${name}@${version}`;
    }),
  );
}
