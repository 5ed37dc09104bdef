/** A plan as payments know it. */
export const planItem = (id: string) => ({ purchasable_type: 'Roadmap', purchasable_id: id });
