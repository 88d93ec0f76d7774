import { postingTexts, salaryText, WORDS, type Words, type Workplace } from '../index.ts';

describe('salaryText', () => {
  it.each([
    [{ salary_from: 60_000, salary_to: 75_000, salary_period: 'year' }, '€60,000 to €75,000 a year'],
    [{ salary_from: 95, salary_period: 'hour' }, 'From €95 an hour'],
    [{ salary_to: 1_200_000, salary_period: 'year' }, 'Up to €1,200,000 a year'],
    [{ salary_from: 800, salary_to: 800, salary_period: 'day' }, '€800 a day'],
    [{ salary_from: 0, salary_to: null, salary_period: 'month' }, 'From €0 a month'],
    [{ salary_period: 'month' }, ''],
    [{}, ''],
  ] as const)('%j', (terms, text) => expect(salaryText(terms)).toBe(text));
});

it('names the countries of remote work where they are not the default', () => {
  const text = (remote_countries: string[], words?: Words, workplace: Workplace = 'remote') =>
    postingTexts({ workplace, remote_countries }, words).workplace;
  expect(text(['DE'])).toBe('Remote');
  expect(text(['DE', 'AT'])).toBe('Remote (Germany, Austria)');
  expect(text(['AT'], { ...WORDS, 'names.locale': 'de-DE' })).toBe('Remote (Österreich)');
  expect(text(['AT'], WORDS, 'hybrid')).toBe('Hybrid');
});

it('says nothing of what is not given', () => {
  expect(postingTexts({})).toEqual({ employment: '', workplace: '', salary: '', closing: '' });
  expect(
    postingTexts({ employment_type: 'full-time', workplace: 'onsite', closes_at: '2026-11-30' }),
  ).toMatchObject({ employment: 'Full-time', workplace: 'On site', closing: '30 November 2026' });
});
