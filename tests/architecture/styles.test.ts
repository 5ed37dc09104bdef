import { expect, test } from 'vitest';
import { COMMON_SHEET, findStyleViolations, readSources, type Source } from '../setup/sheets.ts';

test('the sheet of a page is loaded by the components that use its classes, and by no route file', () => {
  expect(findStyleViolations(readSources())).toEqual([]);
});

const LAYERS = '@layer theme, base, components, utilities;';
const WEB = 'src/features/site/planted/web';
const KIT_SHEET = 'src/platform/ui/styles/kit.css';

const valid = (): Source[] => [
  { file: COMMON_SHEET, text: "@import '../../platform/ui/styles/kit.css' layer(components);\n" },
  { file: KIT_SHEET, text: '.panel {\n  color: red;\n}\n' },
  { file: `${WEB}/tour.css`, text: `${LAYERS}\n@layer components {\n  .tour .stop {\n    color: red;\n  }\n}\n` },
  { file: `${WEB}/tour.tsx`, text: `import './tour.css';\nexport const Tour = () => <p className="tour panel" />;\n` },
  { file: `${WEB}/index.ts`, text: "export { Tour } from './tour.tsx';\n" },
  {
    file: `${WEB}/tour-page.tsx`,
    text: `import { Tour } from './index.ts';\nexport const Route = createFileRoute('/tour')({});\nconst Page = () => <main className={wide ? 'tour' : 'panel'}><Tour /></main>;\n`,
  },
];

/** The violations after the file with this name has been replaced or added. */
function violationsWith(name: string, text: string): string[] {
  const file = name.startsWith('src/') ? name : `${WEB}/${name}`;
  const sources = [...valid().filter((source) => source.file !== file), { file, text }];
  const isSheet = (source: Source) => source.file.endsWith('.css');
  return findStyleViolations({ sheets: sources.filter(isSheet), modules: sources.filter((source) => !isSheet(source)) });
}

test('modules that load the sheet, or a module that does, may use its classes', () => {
  expect(violationsWith('other.ts', '')).toEqual([]);
});

test('planted violations are found', () => {
  const missing = [`${WEB}/far.tsx: .tour is defined in ${WEB}/tour.css`];
  expect(violationsWith('far.tsx', 'const Far = () => <p className="panel tour" />;')).toEqual(missing);
  expect(violationsWith('far.tsx', 'const Far = () => <p className={`tour ${tone}`} />;')).toEqual(missing);
  expect(violationsWith('far.tsx', 'const tile = { menuClass: on ? "tour" : "" };')).toEqual(missing);
  // A dynamic import loads the sheet later, and a type loads nothing.
  expect(
    violationsWith('far.tsx', "const Tour = lazy(() => import('./tour.tsx'));\nconst Far = () => <p className='tour' />;"),
  ).toEqual(missing);
  expect(violationsWith('far.tsx', "import type { Tour } from './tour.tsx';\nconst Far = () => <p className='tour' />;")).toEqual(
    missing,
  );
  expect(violationsWith('far.tsx', "import './tour.css';\nexport const Route = createFileRoute('/far')({});")).toEqual([
    `${WEB}/far.tsx: a route file imports ${WEB}/tour.css`,
  ]);
  expect(violationsWith('far.tsx', "import '#platform/ui/styles/kit.css';")).toEqual([
    `${WEB}/far.tsx: imports ${KIT_SHEET}, which every page has`,
  ]);
  expect(violationsWith('far.css', `${LAYERS}\n@layer components {\n  .far {\n    color: red;\n  }\n}\n`)).toEqual([
    `${WEB}/far.css: no module imports it`,
  ]);
});

test('a class with rules of its own in two sheets is found', () => {
  const layer = `${LAYERS}\n@layer components {\n  .tour,\n  .far {\n    color: red;\n  }\n}\n`;
  const far = { file: `${WEB}/far.css`, text: layer };
  const user = { file: `${WEB}/far.tsx`, text: "import './far.css';" };
  const sources = valid().map((source) =>
    source.file.endsWith('tour.css') ? { ...source, text: source.text.replace('.tour .stop', '.tour') } : source,
  );
  const { sheets, modules } = Object.groupBy([...sources, far, user], ({ file }) =>
    file.endsWith('.css') ? 'sheets' : 'modules',
  );
  expect(findStyleViolations({ sheets: sheets ?? [], modules: modules ?? [] })).toEqual([
    `.tour has rules in ${WEB}/tour.css and ${WEB}/far.css`,
  ]);
});

test('a page sheet whose rules are outside the layer of components, or that does not begin with the order, is found', () => {
  const outside = [`${WEB}/tour.css: its rules are not in the layer of components, after ${LAYERS}`];
  const layer = '@layer components {\n  .tour {\n    color: red;\n  }\n}\n';
  expect(violationsWith('tour.css', `${LAYERS}\n.tour {\n  color: red;\n}\n`)).toEqual(outside);
  expect(violationsWith('tour.css', `${LAYERS}\n${layer}.late {\n  color: red;\n}\n`)).toEqual(outside);
  expect(violationsWith('tour.css', layer)).toEqual(outside);
});
