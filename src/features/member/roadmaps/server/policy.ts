/** Who may do what with a plan. Pure: no database, no HTTP. */
import type { Viewer } from '#platform/http/context.ts';

type RoadmapFacts = { userId: string; purchased: boolean };

export const roadmapPolicy = {
  view: (viewer: Viewer, roadmap: RoadmapFacts) => viewer.id === roadmap.userId || viewer.staff,
  change: (viewer: Viewer, roadmap: RoadmapFacts) => viewer.id === roadmap.userId,
  openPdf: (viewer: Viewer, roadmap: RoadmapFacts) => roadmapPolicy.view(viewer, roadmap) && roadmap.purchased,
  /** Only the first skill of the plan as built is free, even after the member reorders the plan. */
  openSkill: (roadmap: RoadmapFacts, originalIndex: number) => roadmap.purchased || originalIndex === 0,
};
