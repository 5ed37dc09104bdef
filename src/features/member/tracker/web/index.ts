/** Web exports of the tracker for pages of other features. */
export { AppliedElsewhere } from './applied-elsewhere.tsx';
export { TrackButton, useTrackProgram } from './track-button.tsx';
export { applicationStageLabel, resumeLink } from './tracker-labels.ts';
