/** Who may do what with a plan. Pure: no database, no HTTP. */
import type { Viewer } from '#platform/http/context.ts';

type RoadmapFacts = { userId: string; purchased: boolean };

export const roadmapPolicy = {
  change: (viewer: Viewer, roadmap: RoadmapFacts) => viewer.id === roadmap.userId,
  /** Of a plan that the viewer may see. */
  openPdf: (roadmap: RoadmapFacts) => roadmap.purchased,
  /** Only the first skill of the plan as built is free, even after the member reorders the plan. */
  openSkill: (roadmap: RoadmapFacts, originalIndex: number) => roadmap.purchased || originalIndex === 0,
};
