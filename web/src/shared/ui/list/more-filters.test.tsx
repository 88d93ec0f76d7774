import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderAt } from '../../../../test/render-app.tsx';
import { JOB_TERMS, MORE_OF_JOBS } from '../../posting/posting-filters.tsx';
import { FilterChips, MoreFilters, selectFilter } from './more-filters.tsx';
import { useAddressFilters } from './use-address-filters.ts';

const BY_PLACE = selectFilter({ name: 'location', label: 'Place', all: 'All', options: ['Berlin'] });

function Filters() {
  const filters = useAddressFilters('location', ...JOB_TERMS);
  return (
    <>
      <MoreFilters filters={filters} more={MORE_OF_JOBS} />
      <FilterChips filters={filters} of={[BY_PLACE, ...MORE_OF_JOBS]} />
      <output>{useLocation().search}</output>
    </>
  );
}

const address = () => screen.getByRole('status').textContent;
const chips = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('shows what is set as chips, which remove it and hand the focus on', async () => {
  renderAt('/?location=Berlin&workplace=remote&pay_from=60000&pay_period=year&utm_source=x', <Filters />);
  expect(screen.getByText('More filters (2)')).toBeVisible();
  const removes = 'Remove the filter: ';
  expect(chips()).toEqual([`${removes}Berlin`, `${removes}Remote`, `${removes}From €60,000 a year`]);
  await userEvent.click(screen.getByRole('button', { name: `${removes}Berlin` }));
  expect(screen.getByRole('button', { name: `${removes}Remote` })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /From €60,000 a year/ }));
  expect(address()).toBe('?workplace=remote&utm_source=x');
});

it('takes an amount on Enter, with the usual period, and drops it with the period', async () => {
  renderAt('/', <Filters />);
  expect(chips()).toEqual([]);
  await userEvent.click(screen.getByText('More filters'));
  await userEvent.type(screen.getByLabelText('At least (€)'), '75000{Enter}');
  expect(address()).toBe('?pay_from=75000&pay_period=year');
  await userEvent.selectOptions(screen.getByLabelText('Paid'), 'Any');
  expect(address()).toBe('');
  expect(screen.getByLabelText('At least (€)')).toHaveValue(null);
});

it('ignores what an address says wrongly', () => {
  renderAt('/?workplace=moon&pay_from=-1&pay_period=week&location=Atlantis', <Filters />);
  expect(chips()).toEqual([]);
});
