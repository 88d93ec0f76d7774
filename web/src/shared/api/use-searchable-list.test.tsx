import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { LoadMore } from '../ui/paging.tsx';
import { useSearchableList } from './use-searchable-list.ts';

listen();

const PATH = '/public/api/v0/jobs';
const titles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: String(index), title: `Job ${index}` }));

function answerWith(all: { _id: string; title: string }[], asked: string[] = []) {
  server.use(
    http.get(`*${PATH}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.get('q') ?? '');
      const found = all.filter(({ title }) => title.includes(query.get('q') ?? ''));
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      return HttpResponse.json(found.slice((page - 1) * limit, page * limit), {
        headers: { 'X-Total-Count': String(found.length) },
      });
    }),
  );
}

function Screen() {
  const [text, setText] = useState('');
  const list = useSearchableList<{ _id: string; title: string }>(PATH, { q: text }, ({ title }) =>
    title.includes(text),
  );
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <p>{list.total} found</p>
      <ul>
        {list.items?.map(({ _id, title }) => (
          <li key={_id}>
            <a href={`#${_id}`}>{title}</a>
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}

it('filters at every key while everything fits on one page, and asks the server only once', async () => {
  const asked: string[] = [];
  answerWith(titles(30), asked);
  renderAt('/', <Screen />);
  expect(await screen.findByText('30 found')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
  expect(within(screen.getAllByRole('listitem')[12] as HTMLElement).getByRole('link')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  // The last press, after which the button is gone.
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(within(screen.getAllByRole('listitem')[24] as HTMLElement).getByRole('link')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Search'), 'Job 2');
  expect(screen.getByText('11 found')).toBeInTheDocument();
  expect(asked).toEqual(['']);
});

it('lets the server search a longer list, and grows by 12', async () => {
  answerWith(titles(250));
  renderAt('/', <Screen />);
  expect(await screen.findByText('250 found')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(24));
  await userEvent.type(screen.getByLabelText('Search'), 'Job 249');
  expect(await screen.findByText('1 found')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('Job 249');
});
