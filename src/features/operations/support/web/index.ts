/** The web interface of support for the routes. */
export { LEADS } from './leads-resource.tsx';
export { PROGRAM_FORMS } from './program-forms-resource.tsx';
export { JOB_APPLICATIONS } from './job-applications-resource.tsx';
