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

it('shows another spelling of a place that the address has, and nothing unknown of other filters', async () => {
  const spelled = selectFilter({
    name: 'location',
    label: 'Place',
    all: 'All',
    options: ['Cologne'],
    takesSpellings: true,
  });
  const other = selectFilter({ name: 'language', label: 'Language', all: 'All', options: ['de'] });
  const values = { location: 'Köln', language: 'xx' };
  expect([spelled.chosen(values), other.chosen(values)]).toEqual(['Köln', '']);
  renderAt(
    '/',
    spelled.field(values, () => undefined),
  );
  expect(screen.getByLabelText('Place')).toHaveDisplayValue('Köln');
});

it('takes an amount on Enter, with the usual period, and drops it with the period', async () => {
  renderAt('/', <Filters />);
  expect(chips()).toEqual([]);
  await userEvent.type(screen.getByLabelText('At least (€)'), '75000{Enter}');
  expect(address()).toBe('?pay_from=75000&pay_period=year');
  await userEvent.selectOptions(screen.getByLabelText('Paid'), 'Any');
  expect(address()).toBe('');
  expect(screen.getByLabelText('At least (€)')).toHaveValue('');
});

it('takes an amount as it is written in either language, and asks where it may be two', async () => {
  renderAt('/', <Filters />);
  const amount = () => screen.getByLabelText('At least (€)');
  for (const text of ['60.000', '60,000.00', '60k', '60 000 €']) {
    await userEvent.clear(amount());
    await userEvent.type(amount(), `${text}{Enter}`);
    // Their order depends on whether the cleared field was noticed meanwhile.
    const filters = Object.fromEntries(new URLSearchParams(address() ?? ''));
    expect([filters, text]).toEqual([{ pay_from: '60000', pay_period: 'year' }, text]);
    expect(amount()).toHaveValue(text);
  }
  await userEvent.clear(amount());
  await userEvent.type(amount(), '1.234{Enter}');
  expect(screen.getByText('€1,234 or €1.23? Please write 1234 or 1.23.')).toBeVisible();
  expect([address(), amount()]).toEqual(['?pay_period=year', document.activeElement]);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '1.2345{Enter}');
  expect(screen.getByText(/^This cannot be read as one amount/)).toBeVisible();
});

it('shows an amount of an address that it cannot read', () => {
  renderAt('/?pay_from=1.234&pay_period=month', <Filters />);
  expect(screen.getByLabelText('At least (€)')).toHaveValue('1.234');
  expect(chips()).toEqual([`${removes}per month`]);
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

it.each(['abc', '1.234'])('keeps the sheet open while it cannot read the amount %s', async (text) => {
  renderAt('/', <Filters />);
  await userEvent.click(opener());
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  const show = sheet.getByRole('button', { name: 'Show 12 jobs' });
  await userEvent.type(sheet.getByLabelText('At least (€)'), text);
  await userEvent.click(show);
  expect(sheet.getByLabelText('At least (€)')).toHaveFocus();
  expect(sheet.getByLabelText('At least (€)')).toHaveValue(text);
  expect(sheet.getByLabelText('At least (€)')).toHaveAccessibleDescription(/[Pp]lease write/);
  await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
  expect(sheet.getByLabelText('At least (€)')).toHaveValue('');
  await userEvent.type(sheet.getByLabelText('At least (€)'), '1234');
  await userEvent.click(show);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('?pay_from=1234&pay_period=year');
});

it('asks for the amount of an hour that may be one with decimals', async () => {
  renderAt('/?pay_period=hour', <Filters />);
  await userEvent.type(screen.getByLabelText('At least (€)'), '12,345{Enter}');
  expect(screen.getByText('€12,345 or €12.35? Please write 12345 or 12.35.')).toBeVisible();
  expect(address()).toBe('?pay_period=hour');
});

it('ignores what an address says wrongly', () => {
  renderAt('/?workplace=moon&pay_from=-1&pay_period=week&location=Atlantis', <Filters />);
  expect(chips()).toEqual([]);
  expect(screen.getByRole('radio', { name: 'All workplaces' })).toBeChecked();
});
