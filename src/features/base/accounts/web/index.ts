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
} from './queries.ts';
export { SessionList } from './session-list.tsx';
export { SignInWall } from './sign-in-wall.tsx';
export { UserMenu } from './user-menu.tsx';
