import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { PoolCard } from '../pool/pool-card.tsx';
import { PoolSection } from './pool-section.tsx';

listen();

const NONE = { isAsked: false, answer: null, answeredAt: null, textVersion: null, until: null };
const YES = { ...NONE, answer: 'yes', until: '2027-11-27T09:00:00.000Z' };
const QUESTION = /^May we keep your documents for 12 months/;

let stored: object;
let sent: unknown[];
beforeEach(() => {
  stored = NONE;
  sent = [];
  server.use(
    http.get('*/private/api/me/pool', () => HttpResponse.json(stored)),
    http.post('*/private/api/me/pool', async ({ request }) => {
      const { answer } = (await request.json()) as { answer: string };
      sent.push(answer);
      stored = answer === 'yes' ? YES : { ...NONE, answer };
      return HttpResponse.json({ message: `Stored: ${answer}`, until: null });
    }),
    http.delete('*/private/api/me/pool', () => {
      sent.push('delete');
      stored = { ...NONE, answer: 'no' };
      return HttpResponse.json({ message: 'Taken back' });
    }),
  );
});

describe('the section of the account', () => {
  it('says that nothing was agreed, and asks nothing of its own', async () => {
    renderAt('/dashboard/account', <PoolSection />);
    expect(await screen.findByText(/^You have not agreed/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes a consent back with one press', async () => {
    stored = YES;
    renderAt('/dashboard/account', <PoolSection />);
    expect(await screen.findByText(/until 27 Nov 2027\.$/)).toBeVisible();
    expect(screen.queryByText(QUESTION)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take the consent back' }));
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect(await screen.findByText(/^You have not agreed/)).toBeVisible();
    expect(sent).toEqual(['delete']);
  });

  it('asks once more while a consent is about to end', async () => {
    stored = { ...YES, isAsked: true };
    renderAt('/dashboard/account', <PoolSection />);
    expect(await screen.findByText(QUESTION)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, keep them' }));
    const outcome = await screen.findByText('Stored: yes');
    expect(sent).toEqual(['yes']);
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(outcome.closest('[role=status]')).toHaveFocus();
  });
});

describe('the card of the overview', () => {
  it('is there only while the question waits, and stays with its outcome', async () => {
    stored = { ...NONE, isAsked: true };
    renderAt('/dashboard/dashboard', <PoolCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, keep them' }));
    expect(await screen.findByText('Stored: yes')).toBeVisible();
    expect(sent).toEqual(['yes']);
  });

  it.each([
    ['nobody has asked', NONE],
    ['it was answered', { ...NONE, isAsked: true, answer: 'no' }],
    ['there is a consent', YES],
  ])('is not there when %s', async (_, state) => {
    stored = state;
    const { container } = renderAt(
      '/dashboard/dashboard',
      <>
        <PoolSection />
        <PoolCard />
      </>,
    );
    await screen.findByText(/^(You have not agreed|We may keep)/);
    expect(container.querySelector('[aria-labelledby="pool-heading"]')).toBeNull();
  });
});
