/** The server interface of badges for other features. */
export { badgeSource } from './badge-source.ts';
export { isClaimedOnly } from './describe-achievement.ts';
export { signUnderNewName } from './sign-under-new-name.ts';
export { listBadges } from './list-badges.ts';
export { badgesRoutes } from './routes.ts';
