import { coded, MESSAGE_CODES, MESSAGES } from '../index.ts';

describe('messages', () => {
  it('have codes of a subject and what is said of it', () => {
    expect(MESSAGE_CODES.filter((code) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
  });

  it('have one code for each sentence', () => {
    expect(new Set(Object.values(MESSAGES)).size).toBe(MESSAGE_CODES.length);
  });

  it('name the consultant who was applied for', () => {
    expect(coded('application.consultant-submitted', { name: 'Miriam Sander' })).toEqual({
      code: 'application.consultant-submitted',
      message: 'Successfully applied for Miriam Sander',
      values: { name: 'Miriam Sander' },
    });
  });

  it('leave braces of a value as they are', () => {
    expect(coded('request.field-not-allowed', { name: '{name}' }).message).toBe(
      'The field {name} is not allowed',
    );
  });

  it('cannot be sent without their values, or with others, or under another code', () => {
    const refused = () => [
      // @ts-expect-error a value is missing
      coded('invitation.sent'),
      // @ts-expect-error the value has another name
      coded('invitation.sent', { name: 'Lena' }),
      // @ts-expect-error there is no such code
      coded('job.eaten'),
    ];
    expect(refused).toThrow();
  });
});
