import { LIMITS } from '@consulting/contracts';
import { LAST_MESSAGE_LENGTH } from './conversation.ts';
import { messageLimitReached, noReplyToContact, NOTE_LIMIT, noteLimitReached } from './message.ts';

it('a used-up number of messages is told in the words of the specification, or with the own number', () => {
  expect(messageLimitReached(LIMITS.userMessages)).toMatchObject({
    kind: 'forbidden',
    code: 'message.limit-reached',
  });
  expect(messageLimitReached(25)).toMatchObject({
    kind: 'forbidden',
    said: { code: 'message.own-limit-reached', values: { max: 25 } },
  });
  expect(noteLimitReached()).toMatchObject({
    kind: 'forbidden',
    said: { code: 'note.limit-reached', values: { max: NOTE_LIMIT } },
  });
});

it('a contact form cannot be answered in a chat', () => {
  expect(noReplyToContact()).toMatchObject({ kind: 'invalid', code: 'contact.no-reply' });
});

it('lists have the beginning of the last message', () => expect(LAST_MESSAGE_LENGTH).toBe(200));
