import { appliedMessage } from './consultant.ts';

it('names the consultant who was applied for', () => {
  expect(appliedMessage('Miriam Sander')).toBe('Successfully applied for Miriam Sander');
});
