/** The web interface of accounts for other features. */
export { IdentitySettings } from './identity-settings.tsx';
export { LoginProvider, useLogin } from './login-provider.tsx';
export { ProfileForm } from './profile-form.tsx';
export {
  currentUserQuery,
  identitiesQuery,
  sessionsQuery,
  signInOptionsQuery,
  useCurrentUser,
  useUpdateProfile,
  type CurrentUser,
} from './queries.ts';
export { SessionList } from './session-list.tsx';
export { SignInOptions } from './sign-in-options.tsx';
export { SignInWall } from './sign-in-wall.tsx';
export { TokenSettings } from './token-settings.tsx';
export { UserMenu } from './user-menu.tsx';
export { tokensQuery } from './token-queries.ts';
export { useProviderNames } from './use-provider-names.ts';
export { useSignOut } from './use-sign-out.ts';
