import type { UseCase } from '#platform/http/http.ts';

/** Stores the events of a visit with the session's member, if any, and the consent that they rest on, in one statement. */
export const recordEvents: UseCase<'POST /api/journeys'> = async (ctx, { body }) => {
  // public: visitors may also consent to analytics
  const rows = body.events.map(({ cookie, url, actionable_action, ...rest }) => {
    const { actionable_id = null, actionable_type = null, algorithm = null, bucket = null, ...facts } = rest;
    return {
      user_id: ctx.viewer?.id ?? null,
      client_id: cookie,
      url,
      actionable_id,
      actionable_type,
      actionable_action,
      algorithm,
      bucket,
      facts: JSON.stringify({ ...facts, consent_version: body.consent, consented_at: body.consented_at }),
    };
  });
  await ctx.db.insertInto('journey_events').values(rows).execute();
  return { recorded: rows.length };
};
