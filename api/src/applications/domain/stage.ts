import { COMPANY_STAGES, DELIVERED_STAGES, type Stage } from '@consulting/contracts';
import { invalidField } from '../../shared/errors.ts';

/** A stage that was removed, and the one in which its applications stand since. */
export interface RemovedStage {
  id: string;
  to: string;
  at: Date;
}

/**
 * The stages of the firm or of companies, in their order. A removed stage stays known: its removal rewrites no
 * application, and an application that is moved into it at the same moment stands where the others went.
 */
export interface Stages {
  list: readonly Stage[];
  removed: readonly RemovedStage[];
}

export const FIRM_STAGES: Stages = { list: DELIVERED_STAGES, removed: [] };
export const OWNERS_STAGES: Stages = { list: COMPANY_STAGES, removed: [] };

/** One move of a pending application; the name of the stage as it was called then. */
export interface Move {
  at: Date;
  by: 'firm' | 'owner';
  to: Stage;
}

/** The stage of a new application, and of one that is pending again. */
export function firstOf({ list }: Stages): Stage {
  const [first] = list;
  if (!first) throw new Error('There is no stage');
  return first;
}

/** Returns the stage of an application that is stored under `id`; the first one for an unknown id. */
export function standsIn(stages: Stages, id: string): Stage {
  const to = stages.removed.find((removed) => removed.id === id)?.to ?? id;
  return stages.list.find((stage) => stage.id === to) ?? firstOf(stages);
}

/** Returns the ids under which applications of the stage `id` are stored: its own, and those of removed stages. */
export function storedAs({ removed }: Stages, id: string): string[] {
  return [id, ...removed.filter(({ to }) => to === id).map((each) => each.id)];
}

/** Throws 400 unless it is one of these stages. */
export function stageOf({ list }: Stages, id: string, field = 'stage'): Stage {
  const stage = list.find((each) => each.id === id);
  if (!stage) throw invalidField(field, 'stage.unknown');
  return stage;
}

/**
 * Returns the stages after a change: those that are missing in `wanted` are removed, and their applications stand in the
 * nearest one before that is left, else in the first. Throws 400 for a name or an id that is given twice.
 */
export function withList(before: Stages, wanted: readonly Stage[], at: Date): Stages {
  assertDifferent(wanted);
  const isLeft = (id: string) => wanted.some((stage) => stage.id === id);
  const first = firstOf({ list: wanted, removed: [] });
  const nearest = (id: string) => {
    const former = before.list.slice(
      0,
      before.list.findIndex((stage) => stage.id === id),
    );
    return (former.findLast((stage) => isLeft(stage.id)) ?? first).id;
  };
  const now = before.list.filter(({ id }) => !isLeft(id)).map(({ id }) => ({ id, to: nearest(id), at }));
  const earlier = before.removed.map((each) => (isLeft(each.to) ? each : { ...each, to: nearest(each.to) }));
  return { list: wanted, removed: [...earlier, ...now] };
}

function assertDifferent(stages: readonly Stage[]): void {
  const taken = new Set<string>();
  stages.forEach(({ id, name }, index) => {
    if (stages.findIndex((other) => other.id === id) !== index)
      throw invalidField(`stages.${index}.stage`, 'stage.twice');
    for (const [language, text] of Object.entries(name)) {
      const called = `${language}:${text.toLowerCase()}`;
      if (taken.has(called)) throw invalidField(`stages.${index}.name`, 'stage.name-twice');
      taken.add(called);
    }
  });
}

/** The stages as their form edits them. */
export const editableOfStages = ({ list }: Stages) => ({
  stages: list.map(({ id, name: { en, de } }) => ({ stage: id, name: { en, de } })),
});
