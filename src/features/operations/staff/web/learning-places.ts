/** What members learn with, among the places of the console. */
import Brain from 'lucide-react/icons/brain';
import Hammer from 'lucide-react/icons/hammer';
import LibraryBig from 'lucide-react/icons/library-big';
import ListChecks from 'lucide-react/icons/list-checks';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { m } from '#platform/messages/messages.js';
import type { PlaceFacts } from './place-facts.ts';

export const LEARNING_PLACES = [
  {
    id: 'mistakes',
    to: '/staff/mistakes',
    scopes: ['editor'],
    group: 'learning',
    label: m.learning_mistakes,
    icon: TriangleAlert,
  },
  {
    id: 'skills',
    to: '/staff/skills',
    scopes: ['editor'],
    group: 'learning',
    label: m.learning_skills,
    icon: Brain,
  },
  {
    id: 'questions',
    to: '/staff/questions',
    scopes: ['editor'],
    group: 'learning',
    label: m.learning_questions,
    icon: ListChecks,
  },
  {
    id: 'works',
    to: '/staff/works',
    scopes: ['editor'],
    group: 'learning',
    label: m.learning_works,
    icon: Hammer,
  },
  {
    id: 'resources',
    to: '/staff/resources',
    scopes: ['editor'],
    group: 'learning',
    label: m.learning_resources,
    icon: LibraryBig,
  },
] as const satisfies readonly PlaceFacts[];
