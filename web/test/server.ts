import { setupServer } from 'msw/node';

/**
 * The API as a test scripts it, at the network: `server.use(http.get('*' + path, …))`. A call that no
 * test expects fails. Import it and call `listen()` once per file.
 */
export const server = setupServer();

export function listen(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
