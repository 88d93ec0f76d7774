import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { listen, server } from '../../../../../test/server.ts';
import { ApiCache } from '../../../api/swr-provider.tsx';
import { TagsField } from './tags-field.tsx';
import { SuggestField } from './suggest-field.tsx';

listen();

const NAMES = ['SAP FI', 'FI/CO', 'SAP Fiori', 'Fieldglass'];
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  server.use(
    http.get('*/public/api/v0/vocabulary', ({ request }) => {
      const { searchParams } = new URL(request.url);
      // An empty field asks without a text.
      asked.push(`${searchParams.get('kind')} ${searchParams.get('q') ?? ''}`);
      const suggestions = NAMES.map((text) => ({ text, kind: searchParams.get('kind') }));
      return HttpResponse.json({ also: [], suggestions, didYouMean: null });
    }),
  );
});

let value = '';
let setValue: (text: string) => void = () => undefined;
const sent = jest.fn();

function Form({ initial, place }: { initial: string; place?: boolean }) {
  const [text, setText] = useState(initial);
  value = text;
  setValue = setText;
  const Shown = place ? SuggestField : TagsField;
  return (
    <form onSubmit={(event) => (event.preventDefault(), sent(value))}>
      <Shown label="Skills" kind={place ? 'place' : 'skill'} value={text} onChange={setText} />
      <button>Save</button>
    </form>
  );
}

const show = (initial = '', place = false) => {
  sent.mockClear();
  render(
    <ApiCache>
      <Form initial={initial} place={place} />
    </ApiCache>,
  );
  return screen.getByRole('combobox', { name: 'Skills' });
};
const chips = () =>
  within(screen.getByRole('list', { name: 'Chosen' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const options = () => screen.findAllByRole('option');
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('adds what is typed with Enter or a comma, as it is typed, and several that are pasted', async () => {
  const input = show();
  await userEvent.type(input, 'Zeitreise{Enter}ABAP, fi');
  expect(chips()).toEqual(['Zeitreise', 'ABAP']);
  expect(input).toHaveValue('fi');
  // Typed text counts as part of the value before it is added.
  expect(value).toBe('Zeitreise, ABAP, fi');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await userEvent.paste('MM,  SD\nABAP');
  expect(chips()).toEqual(['Zeitreise', 'ABAP', 'MM', 'SD']);
  expect(input).toHaveValue('');
  await userEvent.type(input, '{Enter}');
  expect(sent).toHaveBeenCalledWith('Zeitreise, ABAP, MM, SD');
});

it('keeps an entry that is typed once more', async () => {
  const input = show('ABAP, EWM');
  await userEvent.type(input, 'ABAP');
  expect(chips()).toEqual(['ABAP', 'EWM']);
  await userEvent.type(input, ' OO,');
  expect(value).toBe('ABAP, EWM, ABAP OO');
});

it('removes the last entry with Backspace, any other by its button, and stays in the field', async () => {
  const input = show('ABAP, EWM, TM');
  await userEvent.type(input, 'x{Backspace}{Backspace}');
  expect(chips()).toEqual(['ABAP', 'EWM']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove ABAP' }));
  expect(value).toBe('EWM');
  expect(input).toHaveFocus();
});

it('chooses a suggestion by arrow keys and Enter, without the ones that are chosen', async () => {
  const input = show('FI/CO');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(input, 'fi');
  expect((await options()).map(({ textContent }) => textContent)).toEqual([
    'SAP FI',
    'SAP Fiori',
    'Fieldglass',
  ]);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  // The typed text comes between the last and the first suggestion.
  const passed = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
    await userEvent.keyboard(`{${key}}`);
    passed.push(active(input));
  }
  expect(passed).toEqual(['SAP FI', 'SAP Fiori', 'SAP FI', undefined, 'Fieldglass', undefined, 'SAP FI']);
  await userEvent.keyboard('{Enter}');
  expect(value).toBe('FI/CO, SAP FI');
  expect(input).toHaveValue('');
  expect(screen.queryByRole('option')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('closes the list on Escape and keeps the key from the dialog around it, asks once for a word', async () => {
  const input = show();
  const onKey = jest.fn();
  document.addEventListener('keydown', onKey);
  await userEvent.click(input);
  // In one turn, in which no pause can be taken for the end of the word.
  for (const text of ['f', 'fi', 'fio', 'fior']) fireEvent.change(input, { target: { value: text } });
  await waitFor(() => expect(asked).toContain('skill fior'));
  await options();
  onKey.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(onKey.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true);
  expect(value).toBe('fior');
  expect(asked.filter((each) => each !== 'skill ')).toEqual(['skill fior']);
  document.removeEventListener('keydown', onKey);
});

it('adds a suggestion that is clicked or touched, and takes over another value of the form', async () => {
  const input = show();
  await userEvent.click(input);
  await userEvent.click((await options())[2]!);
  expect(value).toBe('SAP Fiori');
  expect(input).toHaveFocus();
  act(() => setValue('SD, MM'));
  expect(chips()).toEqual(['SD', 'MM']);
});

it('fills in a chosen place as text', async () => {
  const input = show('Ber', true);
  await userEvent.type(input, 'l');
  await options();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(value).toBe('SAP FI');
  expect(input).toHaveValue('SAP FI');
  expect(asked.every((each) => each.startsWith('place '))).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith('SAP FI');
});
