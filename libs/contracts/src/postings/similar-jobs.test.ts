import { similarJobs } from './similar-jobs.ts';

const job = (_id: string, title: string) => ({ _id, title });

it('the jobs with the rarest shared words of a title are similar, at most three, and never itself', () => {
  const itself = job('0', 'SAP FI/CO Consultant');
  const jobs = [
    itself,
    job('1', 'SAP Basis Administrator'),
    job('2', 'SAP EWM Consultant'),
    job('3', 'Junior Consultant FI/CO'),
    job('4', 'SAP Treasury Consultant'),
    job('5', 'Gardener'),
  ];
  expect(similarJobs(itself, jobs).map(({ _id }) => _id)).toEqual(['3', '2', '4']);
  expect(similarJobs(job('9', 'Cook'), jobs)).toEqual([]);
});
