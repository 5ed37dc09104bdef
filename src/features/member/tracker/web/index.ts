/** What other features' pages may use from the tracker. */
export { TrackButton, useTrackProgram } from './track-button.tsx';
