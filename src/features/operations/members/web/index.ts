/** The web interface of members for the routes and other places of the console. */
export { MEMBERS } from './members-resource.tsx';
export { SuspendForm } from './suspend-form.tsx';
