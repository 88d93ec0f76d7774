import { BETWEEN_STEPS, IDENTITIES, type Entry } from '../permissions/entry.ts';
import { NEXT_STEP } from '../permissions/factors.table.ts';
import type { Caller, World } from '../permissions/world.ts';
import type { Shot } from './sender.ts';

export type ValidShot = Shot & { payload: Record<string, unknown> };

/** Returns a request of the table that would succeed, on things of its own. */
export async function newShot(world: World, entry: Entry): Promise<ValidShot> {
  const [method = '', template = ''] = entry.operation.split(' ');
  const allowed = IDENTITIES.findLast(
    (_, at) => (entry.statuses[at] ?? 500) !== 401 && entry.statuses[at] !== 403,
  );
  const [between] = Object.keys(NEXT_STEP[entry.operation] ?? {}) as (keyof typeof BETWEEN_STEPS)[];
  const role = (['JobSeeker', 'Freelancer', 'B2B'] as const).find((each) => each === allowed);
  const caller: Caller = role ? { ...(await world.user(role)), role } : await world.newAdmin();
  const given = (await entry.given?.(world, caller)) ?? {};
  const fields = typeof entry.body === 'function' ? entry.body(caller) : entry.body;
  const ids = Object.fromEntries((entry.inBody ?? []).map((name) => [name, given[name]]));
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? name);
  const [audience, stage] = between ? BETWEEN_STEPS[between] : [];
  const token = stage ? await world.betweenSteps(audience, stage) : caller.token;
  return { method, url, token, payload: { ...fields, ...ids } };
}
