import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;

/**
 * Jest's environment for Node, in a context whose global object is an ordinary one. Jest's own has interceptors, through
 * which each use of a global such as `Object` or `Buffer` takes forty times as long.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    // Jest has no option for it.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
}
