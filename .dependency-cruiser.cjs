/** Who may import whom. The allowed edges between features are this reviewed list; it stays acyclic. */
const EDGES = {
  engagement: [],
  interests: ['engagement'],
  accounts: ['engagement', 'interests'],
  journeys: ['accounts'],
  notifications: ['accounts'],
  skills: [],
  search: ['accounts', 'skills', 'journeys'],
  ads: [],
  payments: ['accounts', 'notifications', 'journeys'],
  moderation: ['accounts', 'notifications', 'journeys'],
  discussion: ['accounts', 'engagement', 'moderation', 'notifications', 'journeys'],
  boards: ['accounts', 'engagement', 'interests', 'moderation', 'notifications', 'search', 'journeys'],
  jobs: ['accounts', 'skills', 'boards', 'search', 'notifications', 'journeys'],
  fitment: ['accounts', 'jobs', 'skills', 'payments', 'notifications', 'journeys'],
  roadmaps: ['accounts', 'jobs', 'fitment', 'skills', 'boards', 'payments', 'notifications', 'journeys'],
  programs: ['accounts', 'ads', 'engagement', 'interests', 'discussion', 'skills', 'boards', 'search', 'journeys'],
  insights: [
    'accounts',
    'ads',
    'engagement',
    'interests',
    'moderation',
    'discussion',
    'boards',
    'programs',
    'notifications',
    'search',
    'journeys',
  ],
  communities: [
    'accounts',
    'engagement',
    'interests',
    'moderation',
    'discussion',
    'boards',
    'programs',
    'insights',
    'notifications',
    'search',
    'journeys',
  ],
  tracker: ['accounts', 'jobs', 'applications', 'programs', 'notifications', 'journeys'],
  library: ['accounts', 'jobs', 'insights', 'programs', 'tracker', 'skills', 'boards', 'search', 'journeys'],
  recommendations: ['accounts', 'interests', 'programs', 'insights', 'jobs', 'boards', 'skills', 'journeys'],
  universities: ['accounts', 'programs', 'search', 'journeys'],
  credentials: ['accounts', 'roadmaps', 'journeys'],
  'personal-data': ['accounts', 'engagement'],
  profiles: [
    'accounts',
    'credentials',
    'jobs',
    'engagement',
    'interests',
    'boards',
    'insights',
    'communities',
    'skills',
    'fitment',
    'roadmaps',
    'notifications',
    'search',
    'journeys',
  ],
  companies: ['accounts', 'engagement', 'jobs', 'profiles', 'notifications', 'search', 'journeys'],
  referrals: ['accounts', 'programs', 'notifications', 'payments', 'journeys'],
  applications: ['accounts', 'programs', 'profiles', 'payments', 'notifications', 'referrals', 'journeys'],
  leads: ['accounts'],
  blog: ['accounts', 'ads', 'discussion', 'jobs', 'programs', 'skills', 'journeys'],
  marketing: ['accounts', 'jobs', 'insights', 'programs', 'skills', 'leads', 'blog', 'journeys'],
};

const SURFACE = '(contract\\.ts|server/index\\.ts|web/index\\.ts)$';
const TEST = '\\.test\\.tsx?$|/testing\\.ts$';

const edgeRules = Object.entries(EDGES).map(([feature, allowed]) => ({
  name: `features-of-${feature}`,
  comment: `${feature} may use ${allowed.join(', ') || 'no other feature'}, through their surfaces only`,
  severity: 'error',
  from: { path: `^src/features/${feature}/`, pathNot: TEST },
  to: {
    path: '^src/features/',
    pathNot: [`^src/features/${feature}/`, ...allowed.map((other) => `^src/features/${other}/${SURFACE}`)],
  },
}));

const rules = [
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
  { name: 'nobody-imports-app', from: { path: '^src/(features|platform|sandbox)/', pathNot: TEST }, to: { path: '^src/app/' } },
  {
    name: 'nobody-imports-the-sandbox',
    from: { path: '^src/(features|platform)/', pathNot: TEST },
    to: { path: '^src/sandbox/' },
  },
  {
    name: 'contract-is-pure',
    from: { path: '^src/(features/[^/]+/contract\\.ts$|platform/contract/)', pathNot: TEST },
    to: { pathNot: ['^src/platform/contract/', '^src/features/[^/]+/contract\\.ts$', 'node_modules/zod'] },
  },
  {
    name: 'web-takes-types-of-contracts-only',
    from: { path: '^src/(features/[^/]+|platform)/web/', pathNot: TEST },
    to: { path: '^src/features/[^/]+/contract\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-never-touches-server',
    from: { path: '^src/(features/[^/]+|platform)/web/', pathNot: TEST },
    to: { path: '/server/|node_modules/(hono|@hono|kysely|pg|pg-boss)/' },
  },
  {
    name: 'server-never-touches-web',
    from: { path: '^src/(features/[^/]+|platform)/server/', pathNot: TEST },
    to: { path: '/web/|node_modules/(react-dom|@tanstack)/' },
  },
  { name: 'policy-is-pure', from: { path: '/server/policy\\.ts$' }, to: { path: 'node_modules/(kysely|hono)/|/tables\\.ts$' } },
  {
    name: 'engine-is-pure',
    from: { path: '/server/(engine|plan)/', pathNot: TEST },
    to: { path: 'node_modules/(kysely|hono|pg)/|/tables\\.ts$|platform/server/(http|db|context)' },
  },
  {
    name: 'only-routes-know-http',
    from: { path: '^src/features/[^/]+/server/', pathNot: ['routes\\.ts$', TEST] },
    to: { path: 'node_modules/(hono|@hono)/' },
  },
  {
    name: 'only-servers-know-the-database',
    from: { path: '^src/', pathNot: ['/server/', '^src/app/', TEST] },
    to: { path: 'node_modules/(kysely|pg)/' },
  },
];

module.exports = {
  forbidden: [...rules.map((rule) => ({ severity: 'error', ...rule })), ...edgeRules],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/platform/messages/|routeTree\\.gen' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
