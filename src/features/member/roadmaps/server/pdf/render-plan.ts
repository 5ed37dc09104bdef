/** A plan as A4 pages: a cover with the path, then each step with what to take, its check, its work, dates and links. */
import { Document, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { toPdfText } from '#platform/io/pdf/drawable-text.ts';
import { registerPdfFonts } from '#platform/io/pdf/fonts.ts';
import type { PlanSheet, SheetList, SheetResource, SheetStep } from './plan-sheet.ts';
import { drawArrow, drawBrandRoute, drawCode, drawStep, drawTickBox } from './shapes.ts';
import { styles, text } from './styles.ts';

/** Space that must be left on a page after a heading, in points. */
const ROOM_AFTER_HEADING = 70;
/** Texts up to this length stay on one page: less than half of it. */
const MAX_KEPT_TOGETHER = 1500;

/** Whether a block of these texts may continue on the next page. */
const mayBreak = (...texts: readonly string[]): boolean => texts.join('').length > MAX_KEPT_TOGETHER;

/** Renders a plan. Equal sheets give equal pages. */
export async function renderPlan(sheet: PlanSheet): Promise<Uint8Array> {
  registerPdfFonts();
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    ...footer(sheet),
    h(
      View,
      { style: styles.content },
      ...cover(sheet),
      h(View, { break: true }),
      ...sheet.steps.map((step, index) => stepBlock(step, index)),
    ),
  );
  const madeAt = new Date(sheet.madeAt);
  const info = {
    title: toPdfText(sheet.title),
    author: toPdfText(sheet.brand),
    language: sheet.languageTag,
    creationDate: madeAt,
    modificationDate: madeAt,
  };
  return renderToBuffer(h(Document, info, page));
}

const cover = (sheet: PlanSheet): ReactNode[] => [
  h(View, { key: 'brand', style: styles.brand }, text(sheet.brand, styles.brandName), drawBrandRoute()),
  h(View, { key: 'title' }, text(sheet.title, styles.title), text(sheet.summary, styles.lead)),
  ...bands(sheet),
  h(
    View,
    { key: 'facts', style: styles.facts, wrap: false },
    ...sheet.figures.map(({ value, label }) =>
      h(View, { key: label, style: styles.fact }, text(value, styles.figure), text(label, styles.small)),
    ),
  ),
  h(
    View,
    { key: 'online', style: styles.online, wrap: false },
    drawCode(sheet.online.url),
    h(
      View,
      { style: styles.grow },
      link(sheet.online.url, sheet.online.text, styles.link),
      text(sheet.scan, styles.small),
      text(sheet.made, styles.small),
    ),
  ),
  h(View, { key: 'path', minPresenceAhead: ROOM_AFTER_HEADING }, text(sheet.pathTitle, styles.part)),
  ...sheet.steps.map((step, index) => overviewLine(step, index)),
  h(
    View,
    { key: 'goal', style: styles.stepLine, wrap: false },
    drawStep('', { done: sheet.goal.done, height: 26 }),
    h(View, { style: styles.stepBody }, text(sheet.goal.text, styles.stepName)),
  ),
];

function bands({ bands: [now, after] }: PlanSheet): ReactNode[] {
  if (!now || !after) return [];
  const draw = ({ label, band, score }: typeof now) =>
    h(View, {}, text(label, styles.small), text(band, styles.band), ...(score ? [text(score, styles.small)] : []));
  return [h(View, { key: 'bands', style: styles.bands, wrap: false }, draw(now), drawArrow(), draw(after))];
}

const overviewLine = (step: SheetStep, index: number) =>
  h(
    View,
    { key: `overview-${index}`, style: styles.stepLine, wrap: mayBreak(step.name) },
    drawStep(String(index + 1), { done: step.done, height: 44 }),
    h(
      View,
      { style: styles.stepBody },
      h(View, { style: styles.grow }, text(step.name, styles.stepName), text(step.dates, styles.small)),
      ...(step.points ? [text(step.points, styles.points)] : []),
    ),
  );

function stepBlock(step: SheetStep, index: number) {
  return h(
    View,
    { key: index, style: styles.skill },
    drawStep(String(index + 1), { done: step.done, height: 26 }),
    h(
      View,
      { style: styles.body },
      h(
        View,
        { minPresenceAhead: ROOM_AFTER_HEADING },
        h(
          View,
          { style: styles.heading },
          text(step.name, styles.name),
          ...(step.points ? [text(step.points, styles.points)] : []),
        ),
        text(step.dates, styles.small),
      ),
      ...(step.summary ? [text(step.summary)] : []),
      ...list(step.why),
      ...list(step.afterwards, { bullets: true }),
      ...step.resources.flatMap(({ label, resources }) =>
        section(label, resources.map(resourceRow), resourceTexts(resources[0])),
      ),
      ...list(step.check),
      ...work(step.work),
      ...(step.sum ? [text(step.sum, styles.sum)] : []),
      ...(step.note ? [h(View, { style: styles.note }, text(step.note.label, styles.small), text(step.note.text))] : []),
    ),
  );
}

// Keeps a heading and the first block after it, which has these texts, on one page.
function section(label: string, [first, ...others]: ReactNode[], texts: readonly string[]): ReactNode[] {
  if (!first) return [];
  const heading = text(label, styles.label);
  if (!mayBreak(...texts)) return [h(View, { key: label, wrap: false }, heading, first), ...others];
  return [h(View, { key: label, minPresenceAhead: ROOM_AFTER_HEADING }, heading), first, ...others];
}

function list({ label, lines }: SheetList, { bullets = false } = {}): ReactNode[] {
  const draw = (line: string, index: number) =>
    bullets ? h(View, { key: index, style: styles.bullet }, text('•'), text(line, styles.grow)) : text(line);
  return section(label, lines.map(draw), lines.slice(0, 1));
}

function work(piece: SheetStep['work']): ReactNode[] {
  if (!piece) return [];
  const { label, title, task, criteriaLabel, criteria } = piece;
  return [
    ...section(label, [h(View, { key: title }, text(title, styles.strong), text(task))], [title, task]),
    ...section(
      criteriaLabel,
      criteria.map((criterion) =>
        h(
          View,
          { key: criterion, style: styles.criterion, wrap: mayBreak(criterion) },
          drawTickBox(false),
          text(criterion, styles.grow),
        ),
      ),
      criteria.slice(0, 1),
    ),
  ];
}

const resourceTexts = (resource: SheetResource | undefined): string[] =>
  resource ? [resource.title, ...resource.lines, resource.url] : [];

function resourceRow(resource: SheetResource, index: number) {
  const { title, url, done, lines } = resource;
  return h(
    View,
    { key: `${index}-${url}`, style: styles.resource, wrap: mayBreak(...resourceTexts(resource)) },
    drawTickBox(done),
    h(
      View,
      { style: styles.grow },
      link(url, title, styles.link),
      ...lines.map((line) => text(line, styles.small)),
      link(url, url, styles.address),
    ),
    isWebAddress(url) ? drawCode(url) : null,
  );
}

// Only web addresses become links; anything else is printed.
const link = (url: string, content: string, style: (typeof styles)['link' | 'address']) =>
  isWebAddress(url)
    ? h(Link, { src: url, style: { textDecoration: 'none' } }, text(content || url, style))
    : text(content || url, style);

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

// The footer of every page: a link to the plan, and the page number.
const footer = ({ online, pageNumber }: PlanSheet): ReactNode[] => [
  h(View, { key: 'online', style: styles.footer, fixed: true }, link(online.url, online.text, { ...styles.link, fontSize: 8 })),
  h(Text, {
    key: 'page',
    style: { ...styles.footer, textAlign: 'right' },
    fixed: true,
    render: (page) => pageNumber.replace('{page}', String(page.pageNumber)).replace('{pages}', String(page.totalPages)),
  }),
];
