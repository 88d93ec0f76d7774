import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateField } from './date-field.tsx';

function Form() {
  const [day, setDay] = useState('');
  return (
    <>
      <DateField label="Last day" value={day} onChange={(event) => setDay(event.target.value)} />
      <output>{day}</output>
    </>
  );
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Last day'), { target: { value } });

it('takes a year of two digits for one of this century, once it is left', () => {
  render(<Form />);
  type('0026-12-01');
  expect(screen.getByRole('status')).toHaveTextContent('0026-12-01');
  expect(screen.queryByText(/December/)).toBeNull();
  fireEvent.blur(screen.getByLabelText('Last day'));
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-01');
  expect(screen.getByText('Tuesday, 1 December 2026')).toBeVisible();
});

it('leaves any other year as it was typed', () => {
  render(<Form />);
  for (const day of ['2026-12-01', '0202-12-01', '1999-12-31']) {
    type(day);
    fireEvent.blur(screen.getByLabelText('Last day'));
    expect(screen.getByRole('status')).toHaveTextContent(day);
  }
});
