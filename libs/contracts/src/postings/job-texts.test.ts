import { jobTexts } from '../index.ts';

const job = {
  _id: '0123456789abcdef01234567',
  title: 'SAP Basis',
  company: 'Muster',
  description: `First line\n\n${'word '.repeat(60)}`,
  createdAt: '2026-11-20T23:30:00.000Z',
};

describe('jobTexts', () => {
  it('names the day of the posting in Berlin', () => {
    const dateOf = (createdAt: string) => jobTexts({ ...job, createdAt }).date;
    expect(dateOf('2026-11-20T22:59:59.000Z')).toBe('20 November 2026');
    expect(dateOf('2026-11-20T23:00:00.000Z')).toBe('21 November 2026');
    expect(dateOf('2026-07-20T22:00:00.000Z')).toBe('21 July 2026');
  });

  it('has a line for search engines, from the introduction where there is one', () => {
    expect(jobTexts(job).meta).toMatch(/^First line word [^\n]{1,145}\.\.\.$/);
    expect(jobTexts({ ...job, introduction: 'Short' }).meta).toBe('Short');
  });

  it('says so where no qualification is given', () =>
    expect(jobTexts(job).qualification).toBe('Not specified'));

  it('shows the offer of a position as a list, and nothing without one', () => {
    const offer = 'With us:\n- a train ticket\n- free Fridays\nAsk us.';
    expect(jobTexts({ ...job, offer })).toMatchObject({
      offer: 'With us:',
      gains: [{ line: 'a train ticket' }, { line: 'free Fridays' }],
      offerEnd: 'Ask us.',
    });
    expect(jobTexts(job)).toMatchObject({ offer: '', gains: [], offerEnd: '' });
  });
});
