import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CheckIcon } from '../../shared/ui/icons.ts';
import { onTabKey } from '../../shared/ui/tab-keys.ts';
import { SAP_SERVICES } from './sap-services-data.ts';

/** A list of services with the selected one beside it. Arrow keys move the selection. */
export function ServicePicker() {
  const [chosen, setChosen] = useState(0);
  return (
    <div className="picker">
      <div
        className="picker-list"
        role="tablist"
        aria-label={t`SAP services`}
        aria-orientation="vertical"
        onKeyDown={onTabKey}
      >
        {SAP_SERVICES.map(({ id, title }, index) => (
          <button
            key={id}
            id={`pick-${id}`}
            role="tab"
            type="button"
            aria-selected={index === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className="picker-panels">
        {SAP_SERVICES.map(({ id, title, bullets, description }, index) => (
          <div
            key={id}
            className="card picker-panel"
            id={`panel-${id}`}
            role="tabpanel"
            aria-labelledby={`pick-${id}`}
            hidden={index !== chosen}
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
