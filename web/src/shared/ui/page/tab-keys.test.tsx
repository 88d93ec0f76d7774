import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { onTabKey } from './tab-keys.ts';

const NAMES = ['One', 'Two', 'Three'];

function Tabs({ orientation }: { orientation: 'horizontal' | 'vertical' }) {
  const [chosen, setChosen] = useState('One');
  return (
    <div role="tablist" aria-orientation={orientation} onKeyDown={onTabKey}>
      {NAMES.map((name) => (
        <button
          key={name}
          role="tab"
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => setChosen(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

it.each([
  ['horizontal', '{ArrowRight}', 'Two'],
  ['horizontal', '{ArrowLeft}', 'Three'],
  ['horizontal', '{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
  ['horizontal', '{End}', 'Three'],
  ['horizontal', '{End}{Home}', 'One'],
  ['horizontal', '{ArrowDown}', 'One'],
  ['vertical', '{ArrowDown}', 'Two'],
  ['vertical', '{ArrowUp}', 'Three'],
] as const)('in a %s row %s chooses and focuses %s', async (orientation, keys, name) => {
  render(<Tabs orientation={orientation} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { selected: true, name })).toHaveFocus();
});
