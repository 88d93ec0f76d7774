import Sequencer from '@jest/test-sequencer';

/** Groups in the order of their numbers, the heaviest first, so that the last ones are short and no worker waits long. */
export default class extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1));
  }
}
