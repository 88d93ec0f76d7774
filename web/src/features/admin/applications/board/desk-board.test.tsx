import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anApplication } from '../../../../../test/desk.ts';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import DeskBoard from './desk-board.tsx';

listen();

const NAMES = { new: 'New', review: 'In review', offer: 'Offer' };
type Stage = keyof typeof NAMES;

/** The stages of the applications by their ids, as the server has them. */
let stored: Record<string, Stage>;
let sent: { id: string; stage: Stage; from: Stage }[];
let refusal: string | null;
/** Applications that move while the columns are read one after the other: the answer has them in no column. */
const isBetweenColumns = new Set<string>();
/** Holds the answers to moves until it is called. */
let answer: (() => void) | null;
/** Holds the next loads of the board, each as it was when it was asked for, until it is called. */
let load: (() => void) | null;
/** Whether the board cannot be loaded, and how often that was found. */
let failing: boolean;
let failed: number;

beforeEach(() => {
  stored = { nora: 'new', jonas: 'new' };
  [sent, refusal, answer, load] = [[], null, null, null];
  [failing, failed] = [false, 0];
  isBetweenColumns.clear();
  server.use(
    http.get('*/api/admin/templates', () => HttpResponse.json([])),
    http.get('*/api/admin/board', async () => {
      if (failing) {
        failed++;
        return HttpResponse.json({ code: 'unknown', message: 'Down' }, { status: 503 });
      }
      const columns = Object.entries(NAMES).map(([stage, name]) => {
        const ids = Object.keys(stored).filter((id) => stored[id] === stage && !isBetweenColumns.has(id));
        const cards = ids.map((id) => ({ ...anApplication(id, id), stage, headline: 'ABAP developer' }));
        return { stage, name: { en: name, de: name }, total: cards.length, cards };
      });
      if (load) await new Promise<void>((resolve) => (load = resolve));
      return HttpResponse.json({ columns });
    }),
    http.patch('*/api/admin/applications/:id/stage', async ({ request, params }) => {
      const move = (await request.json()) as { stage: Stage; from: Stage };
      const id = String(params['id']);
      sent.push({ id, ...move });
      if (answer) await new Promise<void>((resolve) => (answer = resolve));
      if (refusal)
        return HttpResponse.json({ code: 'stage.moved-meanwhile', message: refusal }, { status: 409 });
      stored[id] = move.stage;
      return HttpResponse.json({ code: 'stage.moved', message: 'Moved.' });
    }),
  );
});

const show = () => renderAt('/admin-dashboard?tab=applications/board', <DeskBoard />);
const column = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) });
const namesIn = async (name: string) =>
  within(await column(name))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const press = async (id: string, keys: string) => {
  (await screen.findByRole('link', { name: id })).focus();
  await userEvent.keyboard(keys);
};

it('shows a move before the server has answered, and says it to screen readers', async () => {
  answer = () => undefined;
  show();
  await press('nora', '{Shift>}{ArrowRight}{/Shift}');
  expect(await namesIn('In review')).toEqual(['nora']);
  expect(screen.getByText('nora moved to In review, place 1 of 1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'nora' })).toHaveFocus();
  expect(stored['nora']).toBe('new');
});

it('takes a refused move back, visibly, and says why', async () => {
  show();
  refusal = 'This application is in another stage now.';
  await press('nora', '{Shift>}{ArrowRight}{/Shift}');
  const notice = await screen.findByText(`nora was not moved: ${refusal}`, { selector: '.note *' });
  expect(notice).toBeVisible();
  expect(await namesIn('New')).toEqual(['nora', 'jonas']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('sends the moves of one card one after the other, each from where the last one led', async () => {
  show();
  await press('nora', '{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await waitFor(() => expect(stored['nora']).toBe('offer'));
  expect(sent).toEqual([
    { id: 'nora', stage: 'review', from: 'new' },
    { id: 'nora', stage: 'offer', from: 'review' },
  ]);
});

it('leaves a card where it was moved when the board arrives that was loaded for an earlier move', async () => {
  show();
  await screen.findByRole('link', { name: 'nora' });
  const held = () => undefined;
  load = held;
  stored['lena'] = 'offer';
  await press('nora', '{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(load).not.toBe(held));
  const arrive = load;
  [load, answer] = [null, held];
  await press('jonas', '{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(answer).not.toBe(held));
  // It was loaded while Jonas still stood in New, and Lena had just come in.
  arrive();
  await screen.findByRole('link', { name: 'lena' });
  expect(await namesIn('New')).toEqual([]);
  expect(await namesIn('In review')).toEqual(['nora', 'jonas']);
  answer();
  await waitFor(() => expect(stored['jonas']).toBe('review'));
});

it('keeps a card and its focus when the board was read during the move and shows it nowhere', async () => {
  show();
  await screen.findByRole('link', { name: 'nora' });
  const held = () => undefined;
  load = held;
  stored['lena'] = 'offer';
  isBetweenColumns.add('nora');
  await press('jonas', '{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(load).not.toBe(held));
  const arrive = load;
  [load, answer] = [null, held];
  await press('nora', '{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(answer).not.toBe(held));
  arrive();
  await screen.findByRole('link', { name: 'lena' });
  expect(await namesIn('In review')).toEqual(['jonas', 'nora']);
  expect(screen.getByRole('link', { name: 'nora' })).toHaveFocus();
  isBetweenColumns.clear();
  answer();
  await waitFor(() => expect(stored['nora']).toBe('review'));
});

it('leaves a stored move where it is while the board cannot be loaded, until it can', async () => {
  show();
  await screen.findByRole('link', { name: 'nora' });
  failing = true;
  await press('nora', '{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(failed).toBe(1));
  // By now the failed load has ended.
  await press('jonas', 's');
  await screen.findByRole('dialog', { name: 'Select jonas' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await namesIn('In review')).toEqual(['nora']);
  stored['lena'] = 'review';
  failing = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('link', { name: 'lena' });
  expect(await namesIn('In review')).toEqual(['nora', 'lena']);
});

it('takes the latest move back by Z or by the button, once', async () => {
  show();
  await press('nora', 'm');
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Move nora' })).getByRole('button', { name: 'Offer' }),
  );
  await waitFor(() => expect(stored['nora']).toBe('offer'));
  await userEvent.keyboard('z');
  await waitFor(() => expect(stored['nora']).toBe('new'));
  await userEvent.keyboard('z');
  await press('jonas', '{Shift>}{ArrowRight}{/Shift}');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored['jonas']).toBe('new'));
  expect(sent.map(({ id }) => id)).toEqual(['nora', 'nora', 'jonas', 'jonas']);
});

it('asks before it decides, by a key', async () => {
  show();
  await press('jonas', 'r');
  expect(await screen.findByRole('dialog', { name: 'Reject jonas' })).toBeVisible();
  expect(sent).toEqual([]);
});
