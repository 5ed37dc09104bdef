/** Import rules. ARCHITECTURE.md gives the reasons; tests/architecture/imports.test.ts plants a violation of each rule. */
const LAYERS = { base: [], catalogue: ['base'], member: ['base', 'catalogue'] };
const ALL_BELOW = ['base', 'catalogue', 'member'];
const BELOW = { ...LAYERS, site: ALL_BELOW, operations: ALL_BELOW };

const FEATURE = 'src/features/[^/]+/[^/]+';
const SERVER_FOLDERS = 'http|fetch|db|tasks|mail|files|io|runtime|realtime/server';
const SERVER = `^(${FEATURE}/server|src/platform/(${SERVER_FOLDERS}))/`;
const WEB = `^(${FEATURE}/web|src/platform/(ui|browser|realtime/web))/`;
const SURFACE = '(contract\\.ts|server/index\\.ts|web/index\\.ts)$';
const TEST = '\\.test\\.tsx?$|/testing\\.ts$';

const layerRules = Object.entries(BELOW).map(([layer, below]) => ({
  name: `layer-${layer}-imports-down`,
  comment: `features of ${layer} may use their own layer and ${below.join(', ') || 'no other'}`,
  from: { path: `^src/features/${layer}/`, pathNot: TEST },
  to: { path: '^src/features/', pathNot: [layer, ...below].map((name) => `^src/features/${name}/`) },
}));

const rules = [
  ...layerRules,
  {
    name: 'features-through-their-surface',
    comment: 'a feature is used through contract.ts, server/index.ts or web/index.ts',
    from: { path: '^src/features/([^/]+/[^/]+)/', pathNot: TEST },
    to: { path: '^src/features/', pathNot: ['^src/features/$1/', `^${FEATURE}/${SURFACE}`] },
  },
  {
    name: 'no-cycles',
    from: { pathNot: 'routeTree\\.gen' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'platform-knows-no-feature',
    from: { path: '^src/platform/', pathNot: TEST },
    to: { path: '^src/(features|app|sandbox)/' },
  },
  { name: 'app-is-not-imported', from: { path: '^src/(features|platform|sandbox)/', pathNot: TEST }, to: { path: '^src/app/' } },
  {
    name: 'sandbox-is-not-imported',
    from: { path: '^src/(features|platform)/', pathNot: TEST },
    to: { path: '^src/sandbox/' },
  },
  {
    name: 'contract-is-pure',
    from: { path: `^(${FEATURE}/contract[a-z-]*\\.ts$|src/platform/contract/)`, pathNot: TEST },
    to: { pathNot: ['^src/platform/contract/', `^${FEATURE}/contract[a-z-]*\\.ts$`, 'node_modules/zod'] },
  },
  {
    name: 'web-takes-types-of-contracts-only',
    from: { path: WEB, pathNot: TEST },
    to: { path: `^${FEATURE}/contract[a-z-]*\\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-never-touches-server',
    from: { path: WEB, pathNot: TEST },
    to: { path: `${SERVER}|node_modules/(hono|@hono|kysely|pg|pg-boss)/` },
  },
  {
    name: 'server-never-touches-web',
    from: { path: SERVER, pathNot: TEST },
    to: { path: `${WEB}|node_modules/(react-dom|@tanstack)/` },
  },
  { name: 'policy-is-pure', from: { path: '/server/policy\\.ts$' }, to: { path: 'node_modules/(kysely|hono)/|/tables\\.ts$' } },
  {
    name: 'engine-is-pure',
    from: { path: '/server/(engine|plan)/', pathNot: TEST },
    to: { path: 'node_modules/(kysely|hono|pg)/|/tables\\.ts$|^src/platform/(http|db)/' },
  },
  {
    name: 'only-routes-know-http',
    from: { path: `^${FEATURE}/server/`, pathNot: ['routes\\.ts$', TEST] },
    to: { path: 'node_modules/(hono|@hono)/' },
  },
  {
    name: 'only-servers-know-the-database',
    from: { path: '^src/', pathNot: [SERVER, '^src/app/', TEST] },
    to: { path: 'node_modules/(kysely|pg)/' },
  },
];

module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/platform/messages/|routeTree\\.gen' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
