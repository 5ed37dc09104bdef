/** What other features' pages may use from profiles. */
export { AskInterests } from './ask-interests.tsx';
export { peopleToFollowQuery } from './queries.ts';
export { PeopleToFollow } from './people-to-follow.tsx';
export { ListedSwitch } from './listed-switch.tsx';
