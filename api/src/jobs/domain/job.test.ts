import { COMPANY } from '@consulting/contracts';
import { aJob } from './job.fixture.ts';
import { copyOfJob, editJob, newJob, searchTextOfJob } from './job.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');

describe('an opening', () => {
  it.each([undefined, ''])('is with the firm when its company is %p', (company) => {
    expect(newJob(aJob({ company }), 'id', NOW).company).toBe(COMPANY.name);
  });

  it('has empty texts for what was not given', () => {
    const job = newJob(aJob({ location: undefined, introduction: undefined }), 'id', NOW);
    expect(job).toMatchObject({ location: '', introduction: '', createdAt: NOW });
  });

  it('keeps on an edit what was not sent, and takes what was', () => {
    const job = newJob(aJob({ company: 'Spree Logistik AG', location: 'Berlin' }), 'id', NOW);
    const later = new Date('2026-03-03T09:00:00.000Z');
    const details = { title: 'New', description: 'D', qualification: 'Q', location: '' };
    expect(editJob(job, details, later)).toEqual({ ...job, ...details, changedAt: later });
    expect(editJob(job, aJob({ company: '' }), later).company).toBe(COMPANY.name);
  });

  it('refuses an indefinite salary, new and edited', () => {
    const job = newJob(aJob(), 'id', NOW);
    expect(() => newJob(aJob({ salary_from: 1 }), 'id', NOW)).toThrow(/period/);
    expect(() => editJob(job, aJob({ salary_from: 1 }), NOW)).toThrow(/period/);
  });

  it('keeps its last day on an edit, and takes a new one', () => {
    const job = newJob(aJob({ closes_at: '2026-03-31' }), 'id', NOW);
    expect(job.closesAt).toEqual(new Date('2026-03-31T22:00:00.000Z'));
    expect(editJob(job, aJob(), NOW)).toMatchObject({ closes_at: '2026-03-31', state: 'open' });
    expect(editJob(job, aJob({ closes_at: null }), NOW)).toMatchObject({ closes_at: null, closesAt: null });
    // Over, whatever the store says.
    expect(editJob(job, aJob(), new Date('2026-04-01T00:00:00.000Z'))).toMatchObject({ state: 'closed' });
  });

  it('is copied as a draft with its texts and terms, without its last day', () => {
    const terms = { salary_from: 1, salary_period: 'hour', workplace: 'remote', language: 'de' } as const;
    const job = newJob(aJob({ ...terms, closes_at: '2026-03-31' }), 'id', NOW);
    const later = new Date('2026-03-03T09:00:00.000Z');
    expect(copyOfJob(job, 'copy', later)).toEqual({
      ...job,
      ...{ id: 'copy', state: 'draft', closes_at: null, closesAt: null, createdAt: later, changedAt: later },
    });
  });

  it('is found by its title, and by where and how one works', () => {
    const job = {
      title: 'SAP',
      location: 'Berlin',
      employment_type: 'full-time',
      workplace: 'hybrid',
    } as const;
    expect(searchTextOfJob(job)).toBe('SAP Berlin full-time hybrid');
    expect(searchTextOfJob({ title: 'SAP', location: '' })).toBe('SAP');
  });
});
