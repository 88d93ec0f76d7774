import { parentPort } from 'node:worker_threads';
import { isGuessable } from './guesses.ts';

// The script of a worker thread that judges one password after the other: `zxcvbn-strength.ts` starts it.
parentPort?.on('message', ({ password, about }: { password: string; about: string[] }) =>
  parentPort?.postMessage(isGuessable(password, about)),
);
