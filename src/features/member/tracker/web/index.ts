/** Web exports of the tracker for pages of other features. */
export { TrackButton, useTrackProgram } from './track-button.tsx';
export { applicationStageLabel } from './tracker-labels.ts';
