/** The web interface of roadmaps for pages that compose several features. */
export { CreatePlanButton } from './create-plan-button.tsx';
export { OfflineGuard } from './offline-guard.tsx';
export { SkillEarns } from './skill-earns.tsx';
export { weekDoneText, weekText } from './this-week.tsx';
export { WeekDays } from './week-days.tsx';
