import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CheckIcon } from '../../shared/ui/display/icons.ts';
import { onTabKey } from '../../shared/ui/page/tab-keys.ts';
import { sapServices } from '#services';

const SERVICES = Object.entries(sapServices);

/** A list of services with the selected one beside it. Arrow keys move the selection. */
export function ServicePicker() {
  const [chosen, setChosen] = useState('hosting');
  return (
    <div className="picker">
      <div
        className="picker-list"
        role="tablist"
        aria-label={t`SAP services`}
        aria-orientation="vertical"
        onKeyDown={onTabKey}
      >
        {SERVICES.map(([id, { title }]) => (
          <button
            key={id}
            id={`pick-${id}`}
            role="tab"
            type="button"
            aria-selected={id === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className="picker-panels">
        {SERVICES.map(([id, { title, bullets, description }]) => (
          <div
            key={id}
            className="card picker-panel"
            id={`panel-${id}`}
            role="tabpanel"
            aria-labelledby={`pick-${id}`}
            hidden={id !== chosen}
          >
            <h3>{title}</h3>
            <p>{description}</p>
            <ul className="bullets">
              {bullets.map((bullet) => (
                <li key={bullet}>
                  <CheckIcon />
                  {bullet}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
