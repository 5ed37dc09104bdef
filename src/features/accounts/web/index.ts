/** What other features' pages may use from accounts. */
export { SignInOptions } from './login-dialog.tsx';
export { LoginProvider, useLogin } from './login-provider.tsx';
export { currentUserQuery, signInOptionsQuery, useCurrentUser } from './queries.ts';
export { SignInWall } from './sign-in-wall.tsx';
export { UserMenu } from './user-menu.tsx';
