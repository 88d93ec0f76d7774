import { setImmediate as turn } from 'node:timers/promises';

let turns: Promise<unknown> = Promise.resolve();

/**
 * Resolves when others have had a turn of the event loop. Those who ask at once get one turn each, one after the other:
 * their work does not add up to one long wait.
 */
export const nextTurn = (): Promise<unknown> => (turns = turns.then(() => turn()));
