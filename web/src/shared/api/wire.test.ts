import { send } from './client.ts';
import { urlOf, withQuery } from './wire.ts';

it('fills the placeholders of the path and puts other parameters into the query', () => {
  expect(urlOf('/api/admin/jobs/{id}/applicants', { id: 'a/b', rejected: 'show', page: 2 })).toBe(
    '/api/admin/jobs/a%2Fb/applicants?rejected=show&page=2',
  );
});

it('leaves out what is empty', () => {
  expect(withQuery('/public/api/v0/jobs', { q: '', location: undefined, page: 1 })).toBe(
    '/public/api/v0/jobs?page=1',
  );
});

/** `npm run check` reports each of these lines that compiles. */
export function refused() {
  // @ts-expect-error a route that does not exist
  void send('post', '/api/applications', { body: { jobId: '1' } });
  // @ts-expect-error a method that the route does not have
  void send('post', '/api/admin/jobs/{id}', { params: { id: '1' } });
  // @ts-expect-error a field that the body does not have
  void send('post', '/api/apply', { body: { jobID: '1' } });
  // @ts-expect-error a body without what is required
  void send('post', '/api/admin/createJob', { body: { title: 'SAP Basis' } });
  // @ts-expect-error a path without its parameter
  void urlOf('/public/api/v0/jobs/{id}');
  // @ts-expect-error a value that the query does not know
  void urlOf('/public/api/v0/home-search', { tab: 'employees' });
  // @ts-expect-error a field that the answer does not have
  void send('post', '/api/apply', { body: { jobId: '1' } }).then(({ text }) => text);
}
