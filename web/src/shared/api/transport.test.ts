import { http } from 'msw';
import { listen, server } from '../../../test/server.ts';
import { transfer } from './transport.ts';

listen();
afterEach(() => jest.restoreAllMocks());

const request = { method: 'POST', headers: {} } as const;

/** Holds back what waits for half a minute, until the returned function is called. */
function halfAMinute(): () => void {
  const { setTimeout: real } = globalThis;
  const waiting = new Map<number, () => void>();
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((act: () => void, delay: number) =>
      delay === 30_000 ? waiting.set(waiting.size + 1, act).size : real(act, delay)) as typeof setTimeout);
  return () => [...waiting.values()].at(-1)?.();
}

it.each([
  ['a call', undefined],
  ['an upload', () => undefined],
])('takes a server that leaves %s unanswered for half a minute for not reached', async (_, onProgress) => {
  const passes = halfAMinute();
  const reached = new Promise<void>((resolve) => {
    server.use(
      http.post('*/slow', () => {
        resolve();
        return new Promise<never>(() => undefined);
      }),
    );
  });
  const answer = transfer('http://localhost/slow', { ...request, body: '{}' }, onProgress);
  const refused = expect(answer).rejects.toMatchObject({ status: 0 });
  await reached;
  passes();
  await refused;
});
