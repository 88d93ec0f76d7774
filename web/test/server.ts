import { setupServer } from 'msw/node';

/**
 * The API, mocked at the network: `server.use(http.get('*' + path, …))`. A request without a handler fails. Call
 * `listen()` once per test file.
 */
export const server = setupServer();

export function listen(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
