import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { describeSettings, type SettingsSlice } from '#platform/runtime/config.ts';

/** The settings as they are, in the order of docs/configuration.md. */
export const listSettings =
  (slices: readonly SettingsSlice[]): UseCase<'GET /api/staff/settings'> =>
  async (ctx, { query: { find, source } }) => {
    requireScope(ctx, 'administrator');
    const wanted = find.toLowerCase();
    const settings = describeSettings(slices, ctx.config).filter(
      (setting) =>
        (source === undefined || setting.source === source) &&
        `${setting.name} ${setting.group} ${setting.description}`.toLowerCase().includes(wanted),
    );
    const data = settings.map(({ name, ...attributes }) => ({ id: name, type: 'setting' as const, attributes }));
    return { data, meta: { next_cursor: null } };
  };
