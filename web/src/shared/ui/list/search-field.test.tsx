import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

it('keeps text typed while the submitted text comes back, and takes over any other value', async () => {
  let submitted = '';
  let setValue: (text: string) => void = () => undefined;
  function Screen() {
    const [value, set] = useState('');
    setValue = set;
    return <SearchField label="Search" value={value} onSearch={(text) => (submitted = text)} />;
  }
  render(<Screen />);
  const field = screen.getByLabelText('Search');
  await userEvent.type(field, 'aba');
  await userEvent.tab();
  expect(submitted).toBe('aba');
  await userEvent.type(field, 'p');
  act(() => setValue('aba'));
  expect(field).toHaveValue('abap');
  act(() => setValue(''));
  expect(field).toHaveValue('');
});
