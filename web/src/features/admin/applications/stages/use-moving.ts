import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import { errorText } from '../../../../shared/api/errors.ts';
import type { DeskApplication } from '../../../../shared/api/types.ts';
import { useRefresh } from '../../../../shared/api/use-api.ts';
import type { Answer } from '../../../../shared/api/wire.ts';
import type { DecisionOutcome } from '../decision/use-decision-outcome.ts';
import { REFRESH_AFTER_DECISION } from '../decision/use-deciding.ts';
import { useStages } from './use-stages.ts';

const MANY_PATH = '/api/admin/applications/stage';

type Moved = Answer<'post', typeof MANY_PATH>;
type Person = Pick<DeskApplication, '_id' | 'applicant'>;

const failure = (error: unknown) => errorText(error, t`Something went wrong`, t`Network error.`);

const movedTo = (count: number, stage: string) =>
  plural(count, {
    one: `# application has been moved to ${stage}.`,
    other: `# applications have been moved to ${stage}.`,
  });

/** The text of moves of several applications, with the names of those that were refused. */
function outcomeOf({ moved, refused }: Moved, people: readonly Person[], stage: string): DecisionOutcome {
  if (refused.length === 0) return { tone: 'ok', takesFocus: true, text: movedTo(moved.length, stage) };
  const notMoved = plural(refused.length, {
    one: '# application was not moved:',
    other: '# applications were not moved:',
  });
  const nameOf = (id: string) => people.find(({ _id }) => _id === id)?.applicant.name ?? '';
  return {
    tone: 'care',
    takesFocus: true,
    text: moved.length > 0 ? `${movedTo(moved.length, stage)} ${notMoved}` : notMoved,
    refused: refused.map(({ _id, message }) => ({ _id, name: nameOf(_id), reason: message })),
  };
}

/** Moves applications to another stage, and shows the outcome with a way back. The applicants are told nothing. */
export function useMoving(show: (outcome: DecisionOutcome | null) => void) {
  const refresh = useRefresh();
  const { nameOf } = useStages();
  const [moving, setMoving] = useState<{ id: string; to: string } | null>(null);
  const named = (stage: string) => nameOf(stage) ?? stage;

  const moveOne = async (person: Person, from: string, to: string, isUndo = false) => {
    const {
      _id: id,
      applicant: { name },
    } = person;
    setMoving({ id, to });
    try {
      await send('patch', '/api/admin/applications/{id}/stage', {
        params: { id },
        body: { stage: to, from },
      });
      const stage = named(to);
      show({
        tone: 'ok',
        text: t`${name} has been moved to ${stage}.`,
        // The button that was pressed is gone.
        takesFocus: isUndo,
        ...(!isUndo && { undo: () => moveOne(person, to, from, true) }),
      });
    } catch (error) {
      show({ tone: 'care', text: `${name}: ${failure(error)}` });
    }
    // The screen shows the stored state before the buttons work again.
    await refresh(...REFRESH_AFTER_DECISION);
    setMoving(null);
  };

  /** Moves each back to where it stood, if it still is where it was moved to. */
  const moveBack = async (moved: Moved['moved'], people: readonly Person[], to: string) => {
    try {
      const back: Moved = { moved: [], refused: [] };
      for (const from of new Set(moved.map((each) => each.from))) {
        const ids = moved.filter((each) => each.from === from).map(({ _id }) => _id);
        const answer = await send('post', MANY_PATH, { body: { ids, stage: from, from: to } });
        back.moved.push(...answer.moved);
        back.refused.push(...answer.refused);
      }
      const count = back.moved.length;
      const text = plural(count, {
        one: '# application is back in its stage.',
        other: '# applications are back in their stages.',
      });
      const outcome = outcomeOf(back, people, '');
      show(
        back.refused.length === 0
          ? { ...outcome, text }
          : { ...outcome, text: t`Not all could be moved back:` },
      );
    } catch (error) {
      show({ tone: 'care', takesFocus: true, text: failure(error) });
    }
    await refresh(...REFRESH_AFTER_DECISION);
  };

  return {
    /** The stage to which an application is being moved; undefined for none. */
    movingTo: (id: string) => (moving?.id === id ? moving.to : undefined),
    one: async (application: DeskApplication, to: string) => {
      if (moving === null && application.stage !== null) await moveOne(application, application.stage, to);
    },
    many: async (people: readonly Person[], to: string) => {
      try {
        const answer = await send('post', MANY_PATH, {
          body: { ids: people.map(({ _id }) => _id), stage: to },
        });
        const changed = answer.moved.filter(({ from }) => from !== to);
        show({
          ...outcomeOf(answer, people, named(to)),
          ...(changed.length > 0 && { undo: () => moveBack(changed, people, to) }),
        });
      } catch (error) {
        show({ tone: 'care', takesFocus: true, text: failure(error) });
      }
      await refresh(...REFRESH_AFTER_DECISION);
    },
  };
}

export type Moving = ReturnType<typeof useMoving>;
