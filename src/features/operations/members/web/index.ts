/** The web interface of members for other places of the console. */
export { SuspendForm } from './suspend-form.tsx';
