/** The web interface of the correspondence for other features. */
export { ApplicationCorrespondence } from './application-correspondence.tsx';
export { interviewTime } from './interview-labels.ts';
export { MessageList } from './message-list.tsx';
