/** Web exports of profiles for pages of other features. */
export { AskInterests } from './ask-interests.tsx';
export { peopleToFollowQuery, profileQuery } from './queries.ts';
export { ProfileView } from './profile-view.tsx';
export { profileHead } from './profile-meta.ts';
export { PeopleToFollow } from './people-to-follow.tsx';
export { ListedSwitch } from './listed-switch.tsx';
