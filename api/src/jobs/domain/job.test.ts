import { COMPANY } from '@consulting/contracts';
import { aJob } from './job.fixture.ts';
import { editJob, newJob } from './job.ts';

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
});
