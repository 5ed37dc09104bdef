/** The web interface of learning for the pages of the console. */
export { MISTAKES } from './mistakes-resource.tsx';
export { QUESTIONS } from './questions-resource.tsx';
export { WORKS } from './works-resource.tsx';
export { SKILLS } from './skills-resource.tsx';
export { RESOURCES } from './resources-resource.tsx';
