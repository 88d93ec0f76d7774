import { listedText } from './listed-text.ts';

describe('a text with a list', () => {
  it('is divided into what stands before, in and after it', () => {
    const text = 'You lead:\n- closings\n\n• tests \n* cut-over\nIn Berlin.\n- or Kassel';
    expect(listedText(text)).toEqual({
      text: 'You lead:',
      items: ['closings', 'tests', 'cut-over'],
      after: 'In Berlin.\n- or Kassel',
    });
    expect(listedText('- one\n– two\n')).toEqual({ text: '', items: ['one', 'two'], after: '' });
  });

  it('needs lines that begin with a sign and go on', () => {
    for (const text of ['Plain.\n\nSecond.', '-', 'FI-CO - two years', '-5 to 7 years', ''])
      expect(listedText(text)).toEqual({ text, items: [], after: '' });
  });
});
