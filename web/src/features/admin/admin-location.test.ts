import { adminPath, readAdminLocation } from './admin-location.ts';

describe('the administration’s addresses', () => {
  it('opens notifications without a section, with an unknown one, and b2b for employees', () => {
    expect(readAdminLocation(null).section).toBe('notifications');
    expect(readAdminLocation('nonsense').section).toBe('notifications');
    expect(readAdminLocation('employees').section).toBe('b2b');
  });

  it('reads a job’s applicants and one applicant of it', () => {
    expect(readAdminLocation('jobs/jobid=abc/applicants')).toEqual({
      section: 'jobs',
      chosen: { jobid: 'abc' },
      views: ['applicants'],
    });
    expect(readAdminLocation('projects/projectid=abc/applicants/userid=def').chosen).toEqual({
      projectid: 'abc',
      userid: 'def',
    });
  });

  it('reads back what it writes', () => {
    const path = adminPath('jobs', { jobid: 'abc', userid: 'def' }, 'applicants');
    expect(path).toBe('/admin-dashboard?tab=jobs/jobid=abc/applicants/userid=def');
    const tab = new URLSearchParams(path.slice(path.indexOf('?'))).get('tab');
    expect(readAdminLocation(tab)).toEqual({
      section: 'jobs',
      chosen: { jobid: 'abc', userid: 'def' },
      views: ['applicants'],
    });
  });
});
