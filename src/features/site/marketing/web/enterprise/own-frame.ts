import { later } from '#platform/browser/later.tsx';

const frame = () => import('./enterprise-frame.tsx');

/** The header and footer of one page; every other page does without their code. */
export const EnterpriseHeader = later(async () => (await frame()).EnterpriseHeader, 'shown');
export const EnterpriseFooter = later(async () => (await frame()).EnterpriseFooter, 'shown');
