import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { Loaded } from '../ui/feedback/loaded.tsx';
import { useGrowingList, usePage } from './use-api.ts';

listen();

const PATH = '/api/admin/projects';
type Row = { _id: string };

function Growing({ category }: { category: string }) {
  const list = useGrowingList(PATH, { category });
  return <Rows list={list} />;
}

function Paged({ category }: { category: string }) {
  const list = usePage(PATH, { category }, 1);
  return <Rows list={{ ...list, data: list.data?.items }} />;
}

function Rows({ list }: { list: { data?: Row[]; error?: unknown; mutate: () => unknown } }) {
  return (
    <>
      <button onClick={() => void list.mutate()}>Refresh</button>
      <Loaded query={list} empty="Nothing" failed="It failed">
        {(rows) => rows.map(({ _id }) => <p key={_id}>{_id}</p>)}
      </Loaded>
    </>
  );
}

it.each([
  ['a growing list', Growing],
  ['a page', Paged],
])(
  '%s shows no rows of the previous filter when loading fails, but keeps its rows when a refresh fails',
  async (_, List) => {
    let isAway = false;
    let isAsked = () => {};
    server.use(
      http.get(`*${PATH}`, ({ request }) => {
        isAsked();
        const category = new URL(request.url).searchParams.get('category');
        return isAway
          ? HttpResponse.json({}, { status: 400 })
          : HttpResponse.json([{ _id: `Of ${category}` }]);
      }),
    );
    function Screen() {
      const [category, setCategory] = useState('one');
      return (
        <>
          <button onClick={() => setCategory('two')}>Other</button>
          <List category={category} />
        </>
      );
    }
    renderAt('/', <Screen />);
    expect(await screen.findByText('Of one')).toBeVisible();
    isAway = true;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await asked;
    expect(screen.getByText('Of one')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Other' }));
    expect(await screen.findByText('It failed')).toBeVisible();
    expect(screen.queryByText('Of one')).toBeNull();
  },
);
