import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The API, mocked at the network: `server.use(http.get('*' + path, …))`. A request without a handler fails. Call
 * `listen()` once per test file. Applications have no appointment, and nobody is proposed, unless a test says so.
 */
export const server = setupServer(
  http.get('*/appointment', () => HttpResponse.json({ appointment: null })),
  http.get('*/private/api/appointments', () => HttpResponse.json([])),
  http.get('*/private/api/projects/:id/proposals', () =>
    HttpResponse.json([], { headers: { 'X-Total-Count': '0' } }),
  ),
  http.get('*/private/api/proposals', () => HttpResponse.json([])),
);

export function listen(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
