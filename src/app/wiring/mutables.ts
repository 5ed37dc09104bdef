/** What can be muted: the owning feature finds it, and presents it to whoever mutes it. */
import type { Mutables } from '#features/base/mutes/server/index.ts';
import { mutableBoard } from '#features/catalogue/boards/server/index.ts';
import { mutablePerson } from '#features/member/profiles/server/index.ts';

export const mutables: Mutables = { user: mutablePerson, board: mutableBoard };
