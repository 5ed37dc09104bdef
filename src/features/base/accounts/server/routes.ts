import { implement } from '#platform/http/http.ts';
import { accountsContract } from '../contract.ts';
import { createToken } from './create-token.ts';
import { endSession } from './end-session.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { getCurrentToken } from './get-current-token.ts';
import { getCurrentUser } from './get-current-user.ts';
import { getSignInAttempt } from './get-sign-in-attempt.ts';
import { listIdentities } from './list-identities.ts';
import { listSessions } from './list-sessions.ts';
import { listSignInOptions } from './list-sign-in-options.ts';
import { listTokens } from './list-tokens.ts';
import { revokeToken } from './revoke-token.ts';
import { searchPeople } from './search-people.ts';
import { signOut } from './sign-out.ts';
import { startSignIn } from './start-sign-in.ts';
import { unlinkIdentity } from './unlink-identity.ts';
import { updateInterests } from './update-interests.ts';
import { updateProfile } from './update-profile.ts';

export const accountsRoutes = implement(accountsContract, {
  'GET /api/users/auth/{provider}/start': startSignIn,
  'POST /api/users/auth/{provider}': finishSignIn,
  'GET /api/users/auth/providers': listSignInOptions,
  'GET /api/users/auth/attempt': getSignInAttempt,
  'GET /api/users/auth/logged_in': getCurrentUser,
  'DELETE /api/users/auth/sign_out': signOut,
  'GET /api/users/auth/sessions': listSessions,
  'DELETE /api/users/auth/sessions/{id}': endSession,
  'GET /api/users/auth/identities': listIdentities,
  'DELETE /api/users/auth/identities/{id}': unlinkIdentity,
  'GET /api/users/search_user_board': searchPeople,
  'POST /api/users/update_user_interest': updateInterests,
  'PATCH /api/users/update_profile': updateProfile,
  'GET /api/api_tokens': listTokens,
  'POST /api/api_tokens': createToken,
  'GET /api/api_tokens/current': getCurrentToken,
  'DELETE /api/api_tokens/{id}': revokeToken,
});
