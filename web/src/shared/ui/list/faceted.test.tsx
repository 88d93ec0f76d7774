import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderAt } from '../../../../test/render-app.tsx';
import { JOB_TERMS, MORE_OF_JOBS } from '../../posting/posting-filters.tsx';
import { Faceted } from './faceted.tsx';
import { selectFilter } from './filter.tsx';
import { useAddressFilters } from './use-address-filters.ts';

const BY_PLACE = selectFilter({ name: 'location', label: 'Place', all: 'All', options: ['Berlin'] });

function Filters() {
  const filters = useAddressFilters('location', 'language', ...JOB_TERMS);
  return (
    <>
      <Faceted filters={filters} facets={MORE_OF_JOBS} beside={[BY_PLACE]} count="12 jobs">
        <p>The list</p>
      </Faceted>
      <output aria-label="Address">{useLocation().search}</output>
    </>
  );
}

const address = () => screen.getByLabelText('Address').textContent;
const removes = 'Remove the filter: ';
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent);
const opener = () => screen.getByRole('button', { name: /^Filters/ });

it('shows what is set as chips, which remove it and hand the focus on', async () => {
  renderAt('/?location=Berlin&workplace=remote&pay_from=60000&pay_period=year&utm_source=x', <Filters />);
  expect(screen.getByText('12 jobs found')).toBeVisible();
  expect(opener()).toHaveTextContent('Filters (2)');
  expect(screen.getByRole('radio', { name: 'Remote' })).toBeChecked();
  expect(chips()).toEqual([`${removes}Berlin`, `${removes}Remote`, `${removes}From €60,000 a year`]);
  await userEvent.click(screen.getByRole('button', { name: `${removes}Berlin` }));
  expect(screen.getByRole('button', { name: `${removes}Remote` })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /From €60,000 a year/ }));
  expect(address()).toBe('?workplace=remote&utm_source=x');
});

it('takes an amount on Enter, with the usual period, and drops it with the period', async () => {
  renderAt('/', <Filters />);
  expect(chips()).toEqual([]);
  await userEvent.type(screen.getByLabelText('At least (€)'), '75000{Enter}');
  expect(address()).toBe('?pay_from=75000&pay_period=year');
  await userEvent.selectOptions(screen.getByLabelText('Paid'), 'Any');
  expect(address()).toBe('');
  expect(screen.getByLabelText('At least (€)')).toHaveValue(null);
});

it('filters from a sheet, which says how many are found, and gives the focus back', async () => {
  renderAt('/?location=Berlin', <Filters />);
  await userEvent.click(opener());
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Hybrid' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Part-time' }));
  expect(address()).toBe('?location=Berlin&workplace=hybrid&employment_type=part-time');
  await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
  // The place is no filter of the sheet.
  expect(address()).toBe('?location=Berlin');
  await userEvent.click(sheet.getByRole('radio', { name: 'Remote' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Show 12 jobs' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveTextContent('Filters (1)');
});

it('ignores what an address says wrongly', () => {
  renderAt('/?workplace=moon&pay_from=-1&pay_period=week&location=Atlantis', <Filters />);
  expect(chips()).toEqual([]);
  expect(screen.getByRole('radio', { name: 'All workplaces' })).toBeChecked();
});
