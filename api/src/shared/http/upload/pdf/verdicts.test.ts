import { textsOf } from './pdf-texts.fixture.ts';
import { checkPdf } from '../pdf-check.ts';
import { ACTING, HARMLESS } from './features.fixture.ts';
import { WRITERS } from './writers.fixture.ts';

describe.each(Object.entries(WRITERS))('a PDF with %s', (_, write) => {
  it.each(Object.entries(HARMLESS))('is accepted with %s', (__, parts) => {
    expect(checkPdf(write(parts))).toBeNull();
  });

  it.each(Object.entries(ACTING))('is refused with %s', (__, [code, parts]) => {
    expect(checkPdf(write(parts))).toBe(code);
  });

  it('is what a reader opens, whatever is in it', async () => {
    const all = [...Object.values(HARMLESS), ...Object.values(ACTING).map(([, parts]) => parts)];
    const texts = await textsOf(all.map(write));
    expect(new Set(texts)).toEqual(new Set(['Curriculum vitae']));
  });
});
