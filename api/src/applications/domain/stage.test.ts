import { DELIVERED_STAGES, type Stage } from '@consulting/contracts';
import { FIRM_STAGES, firstOf, stageOf, standsIn, storedAs, withList } from './stage.ts';

const NOW = new Date('2026-11-28T09:00:00.000Z');
const [NEW, REVIEW, INTERVIEW, OFFER] = DELIVERED_STAGES as [Stage, Stage, Stage, Stage];
const change = (wanted: Stage[], before = FIRM_STAGES) => withList(before, wanted, NOW);

describe('a removed stage', () => {
  it('moves its applications to the one before', () => {
    const after = change([NEW, REVIEW, OFFER]);
    expect(standsIn(after, 'interview')).toEqual(REVIEW);
    expect(storedAs(after, 'review')).toEqual(['review', 'interview']);
  });

  it('moves those of the first to the new first', () => {
    const after = change([OFFER, INTERVIEW]);
    expect([standsIn(after, 'new'), standsIn(after, 'review')]).toEqual([OFFER, OFFER]);
    expect(storedAs(after, 'offer')).toEqual(['offer', 'new', 'review']);
  });

  it('takes those that came from another removed one along', () => {
    const after = change([NEW, OFFER], change([NEW, REVIEW, OFFER]));
    expect([standsIn(after, 'interview'), standsIn(after, 'review')]).toEqual([NEW, NEW]);
  });

  it('is told by the order before the change, not after it', () => {
    expect(standsIn(change([OFFER, NEW, REVIEW]), 'interview')).toEqual(REVIEW);
  });
});

it('the first stage is that of an unknown id', () => {
  expect(firstOf(FIRM_STAGES)).toEqual(NEW);
  expect(standsIn(FIRM_STAGES, '')).toEqual(NEW);
  expect(storedAs(FIRM_STAGES, 'offer')).toEqual(['offer']);
});

it('a stage of another list, or a removed one, is unknown', () => {
  expect(stageOf(FIRM_STAGES, 'offer')).toEqual(OFFER);
  expect(() => stageOf(FIRM_STAGES, 'company-offer')).toThrow('There is no such stage');
  expect(() => stageOf(change([NEW]), 'offer')).toThrow('There is no such stage');
});

it('an id and a name stand in the list once, a name whatever its case', () => {
  expect(() => change([NEW, NEW])).toThrow('A stage can be listed only once');
  const named = (en: string, de: string): Stage => ({ id: en + de, name: { en, de } });
  expect(() => change([named('Talk', 'Gespräch'), named('Second talk', 'gespräch')])).toThrow(
    'has this name',
  );
  // A word of one language may be another stage's in the other.
  expect(() => change([named('Talk', 'Test'), named('Test', 'Talk')])).not.toThrow();
});
