import { greetingIn } from './greeting.ts';

it.each([
  [{ first_name: 'Lena', last_name: 'Vogt' }, 'Hello Lena,', 'Guten Tag Lena Vogt!'],
  // People with one name.
  [{ first_name: 'Björk', last_name: '' }, 'Hello Björk,', 'Guten Tag Björk!'],
  [{ first_name: '', last_name: 'Sukarno' }, 'Hello Sukarno,', 'Guten Tag Sukarno!'],
  [{ first_name: '', last_name: '' }, 'Hello,', 'Guten Tag!'],
  [undefined, 'Hello,', 'Guten Tag!'],
])('%j is greeted by what there is', (person, english, german) => {
  expect([greetingIn('en', person), greetingIn('de', person)]).toEqual([english, german]);
});
