import { adminTaken, lastAdmin, registrationClosed } from './admin.ts';

it('administrators are refused by a code of their own', () => {
  expect(registrationClosed()).toMatchObject({
    kind: 'forbidden',
    code: 'administrator.registration-closed',
  });
  expect(lastAdmin()).toMatchObject({ kind: 'conflict', code: 'administrator.last' });
  expect(adminTaken()).toMatchObject({ kind: 'conflict', code: 'administrator.already-exists' });
});
