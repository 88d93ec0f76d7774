import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { APPEARANCES, chooseAppearance, chosenAppearance, type Appearance } from '../appearance.ts';

const NAMES: Record<Appearance, string> = {
  system: t`As the system`,
  light: t`Light`,
  dark: t`Dark`,
};

/** Chooses between the light and the dark scale of the dashboards, on this device. */
export function AppearanceSection() {
  const [id, name] = [useId(), useId()];
  const [chosen, setChosen] = useState(chosenAppearance);
  const choose = (appearance: Appearance) => {
    setChosen(appearance);
    chooseAppearance(appearance);
  };
  return (
    <section className="card form" aria-labelledby={id}>
      <h2 id={id}>{t`Appearance`}</h2>
      <p>{t`Applies to your own pages on this device. The public pages are always light.`}</p>
      <fieldset className="choice" aria-labelledby={id}>
        {APPEARANCES.map((appearance) => (
          <label key={appearance}>
            <input
              type="radio"
              name={name}
              value={appearance}
              checked={appearance === chosen}
              onChange={() => choose(appearance)}
            />
            <b>{NAMES[appearance]}</b>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
