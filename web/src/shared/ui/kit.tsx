import { MantineProvider } from '@mantine/core';
import { createContext, useContext, type ReactNode } from 'react';
import '../../theme/styles/kit.css';
import { cssVariablesResolver, theme } from '../../theme/theme.ts';

const Inside = createContext(false);
const TEST = typeof process !== 'undefined' && process.env.NODE_ENV === 'test';

/**
 * The component kit with our theme. The application's screens are wrapped in it; public pages are
 * not, so that they load it only with their first dialog.
 */
export function Kit({ children }: { children: ReactNode }) {
  if (useContext(Inside)) return children;
  return (
    <Inside value={true}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="light"
        env={TEST ? 'test' : 'default'}
      >
        {children}
      </MantineProvider>
    </Inside>
  );
}
