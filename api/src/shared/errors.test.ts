import { coded } from '@consulting/contracts';
import { conflict, DomainError, invalidField, notFound } from './errors.ts';

describe('an error', () => {
  it('has a code beside its sentence', () => {
    expect(notFound('job')).toMatchObject({
      kind: 'not-found',
      code: 'job.not-found',
      message: 'Job not found',
    });
    expect(conflict('application.already-decided', { status: 'selected' })).toMatchObject({
      code: 'application.already-decided',
      message: 'This application has already been decided: selected.',
    });
  });

  it('about a field says the same of the field', () => {
    const said = coded('password.shorter-than-allowed', { min: 12 });
    const error = invalidField('new', 'password.shorter-than-allowed', { min: 12 });
    expect(error.said).toEqual(said);
    expect(error.details).toEqual({ errors: [{ field: 'new', ...said }] });
  });

  it('is never made of a sentence', () => {
    // @ts-expect-error a sentence without a code
    const error = new DomainError('conflict', 'You have already applied');
    expect(error.message).toBe('');
    // @ts-expect-error a sentence where a code belongs
    expect(() => conflict('You have already applied')).toThrow();
    // @ts-expect-error nothing is missed under this name
    expect(() => notFound('Job')).toThrow();
  });
});
