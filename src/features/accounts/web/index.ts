/** What other features' pages may use from accounts. */
export { LoginProvider, useLogin } from './login-provider.tsx';
export { currentUserQuery, useCurrentUser } from './queries.ts';
export { SignInWall } from './sign-in-wall.tsx';
export { UserMenu } from './user-menu.tsx';
